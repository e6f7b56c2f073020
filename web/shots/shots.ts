/** Takes a picture of every screen in every language at three widths, and lists them, with what does not fit, in an index. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/texts/languages';
import { test } from '../tests/program';
import { SCREENS } from './screens';

const WIDTHS = [360, 768, 1440] as const;
const FOLDER = process.env.KOMADAI_SHOTS ?? '../target/shots';

interface Shot {
  screen: string;
  language: string;
  width: number;
  file: string;
  faults: string[];
}

/** What is cut off or sticks out to the side. Runs in the page. */
function misfits(): string[] {
  const faults: string[] = [];
  const wide = document.scrollingElement!;
  if (wide.scrollWidth > wide.clientWidth) faults.push(`the page is ${wide.scrollWidth - wide.clientWidth} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, dialog *')) {
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
    const style = getComputedStyle(element);
    // Words for screen readers alone are clipped on purpose.
    if (!text || style.clipPath !== 'none' || style.visibility === 'hidden' || element.offsetWidth === 0) continue;
    const words = `“${element.textContent!.trim().slice(0, 40)}”`;
    if (style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1) faults.push(`${words} is cut off`);
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > wide.clientWidth + 1) faults.push(`${words} sticks out`);
  }
  return faults;
}

async function settle(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A busy machine takes a while until everything is laid out for another width.
  await page.waitForFunction((width) => innerWidth === width, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

for (const language of Object.keys(LANGUAGES))
  test.describe(language, () => {
    test.use({ locale: language, reducedMotion: 'reduce' } as object);
    for (const screen of SCREENS)
      test(`${language} ${screen.name}`, async ({ page, program, request }) => {
        await screen.open({ page, request, url: program.url });
        await mkdir(FOLDER, { recursive: true });
        const shots: Shot[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
          await settle(page, width);
          const file = `${screen.name}-${language}-${width}.png`;
          await page.screenshot({ path: join(FOLDER, file), fullPage: true });
          shots.push({ screen: screen.name, language, width, file, faults: await page.evaluate(misfits) });
        }
        // Kept in files: the list outlives a screen that fails, and pictures of an earlier run stay on it.
        await writeFile(join(FOLDER, `${screen.name}-${language}.json`), JSON.stringify(shots));
      });
  });

test.afterAll(async () => {
  const files = (await readdir(FOLDER).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const shots = (await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as Shot[]))).flat();
  const list = (faults: string[]) => faults.map((fault) => `<li>${fault.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`).join('');
  const figure = ({ file, width, faults }: Shot) =>
    `<figure><a href="${file}"><img src="${file}" loading="lazy" height="420" alt=""></a><figcaption>${width} px</figcaption><ul>${list(faults)}</ul></figure>`;
  const part = (screen: string, language: string) => {
    const found = shots.filter((shot) => shot.screen === screen && shot.language === language);
    return found.length > 0 ? `<h3>${language}</h3><div>${found.map(figure).join('')}</div>` : '';
  };
  const screens = SCREENS.map(({ name }) => name).filter((name) => shots.some(({ screen }) => screen === name));
  const body = screens.map((screen) => `<h2>${screen}</h2>${Object.keys(LANGUAGES).map((language) => part(screen, language)).join('')}`);
  if (shots.length === 0) return;
  await writeFile(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Komadai: every screen</title><style>body{font-family:sans-serif}div{display:flex;gap:12px;flex-wrap:wrap}figure{margin:0}li{color:#a00}img{border:1px solid #999}</style>${body.join('\n')}\n`,
  );
  const faults = shots.flatMap(({ file, faults }) => faults.map((fault) => `${file}: ${fault}`));
  console.log(faults.length > 0 ? faults.join('\n') : 'Nothing is cut off and nothing sticks out.');
});
