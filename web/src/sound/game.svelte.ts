/** The sounds of a live game. What makes them is loaded when they are wanted for the first time. */
import type { Session } from '../live/session.svelte';
import type { ClockReading, PerSide } from '../live/types';
import { SIDES } from '../rules/names';
import type { Volume } from '../choices';
import { changeSettings, settings } from '../settings.svelte';
import { Countdown } from './countdown';
import { Ear } from './ear';
import type { Sound } from './synth';

/** Seconds between two sounds of the same move, so that both can be heard. */
const APART = 0.14;

async function play(...sounds: Sound[]): Promise<void> {
  const { sound: volume } = settings;
  if (volume === 'off' || sounds.length === 0) return;
  const player = await import('./player');
  for (const [index, sound] of sounds.entries()) await player.play(sound, volume, index * APART);
}

async function count(seconds: number): Promise<void> {
  const { sound: volume, language } = settings;
  if (settings.count === 'voice') {
    const voice = await import('./voice');
    if (voice.say(seconds, language, volume)) return;
  }
  await play(seconds === 1 ? 'last-beep' : 'beep');
}

/** Without a loudspeaker, or without the file, the game goes on in silence. */
const quietly = (sounds: Promise<void>) => void sounds.catch(() => undefined);

/** Lets a game be heard: its moves, its end, attempts against the rules, and the last seconds of those who play here. */
export function listen(session: Session, readings: () => PerSide<ClockReading> | null): void {
  const ear = new Ear();
  const countdown = new Countdown();
  $effect(() => {
    const game = session.snapshot;
    if (!game) return;
    const { moves, sfen, in_check, phase } = game;
    quietly(play(...ear.hear({ plies: moves.length, sfen, check: in_check, ended: phase === 'ended' })));
  });
  $effect(() => {
    if (session.notice?.kind === 'illegal') quietly(play('illegal'));
  });
  $effect(() => {
    const clocks = readings();
    const way = settings.count;
    if (!clocks || way === 'none' || settings.sound === 'off' || !session.playing) return;
    for (const side of SIDES) {
      const reading = clocks[side];
      if (!reading.running || !session.plays(side)) continue;
      const left = reading.in_byoyomi ? reading.period_ms : reading.total_ms;
      const seconds = countdown.next(`${session.plies} ${reading.in_byoyomi} ${reading.periods}`, left, way);
      if (seconds !== undefined) quietly(count(seconds));
    }
  });
}

/** Whether anything can be heard. */
export function sounding(): boolean {
  return settings.sound !== 'off';
}

/** The volume before the sound was turned off. */
let before: Exclude<Volume, 'off'> = 'medium';

/** Turns the sound off, or on as loud as it was; that it is on is heard. */
export function toggleSound(): void {
  const { sound } = settings;
  if (sound !== 'off') before = sound;
  changeSettings({ sound: sound === 'off' ? before : 'off' });
  sample('piece');
}

/** Lets a choice of the settings be heard. */
export function sample(what: 'piece' | 'count'): void {
  quietly(what === 'piece' ? play('piece') : count(10));
}
