import { mount } from 'svelte';
import App from './App.svelte';
import { loadRules } from './rules/rules';
import { settings } from './settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { useLanguage } from './texts/texts.svelte';

await Promise.all([useLanguage(settings.language), loadRules()]);
mount(App, { target: document.getElementById('app')! });
