/** Plays the sounds. The browser allows it only after a first press or key on the page: what comes before is dropped, not kept for later. */
import { LOUDNESS, type Volume } from '../choices';
import { samplesOf, type Sound } from './synth';

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  let buffer = buffers.get(sound);
  if (!buffer) {
    const samples = samplesOf(sound, context.sampleRate);
    buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(sound, buffer);
  }
  return buffer;
}

/** Opens the way to the loudspeaker if the browser allows it by now. */
async function ready(): Promise<AudioContext | undefined> {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  return context.state === 'running' ? context : undefined;
}

/** Plays one sound, `delay` seconds from now. */
export async function play(sound: Sound, volume: Volume, delay = 0): Promise<void> {
  if (volume === 'off') return;
  const output = await ready();
  if (!output) return;
  const gain = output.createGain();
  gain.gain.value = LOUDNESS[volume];
  gain.connect(output.destination);
  const source = output.createBufferSource();
  source.buffer = bufferOf(output, sound);
  source.connect(gain);
  source.onended = () => gain.disconnect();
  source.start(output.currentTime + delay);
}
