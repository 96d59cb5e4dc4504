/** Small synthesised sounds, off by default. */
import { settings } from "../lib/settings.svelte";

let context: AudioContext | null = null;

const VOICES: Record<string, [number, number, OscillatorType]> = {
  rolled: [520, 0.08, "triangle"], killed: [140, 0.14, "sawtooth"], wounded: [90, 0.3, "sawtooth"], "noise-made": [220, 0.12, "square"],
  spawned: [70, 0.25, "triangle"], "objective-taken": [660, 0.25, "sine"], "goal-done": [780, 0.4, "sine"], moved: [320, 0.05, "sine"],
};

export function ring(name: string): void {
  const voice = VOICES[name];
  if (!settings.sound || !voice) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = voice[2];
  tone.frequency.value = voice[0];
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + voice[1]);
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + voice[1]);
}
