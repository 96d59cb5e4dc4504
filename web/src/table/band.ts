/** The instruments: every sound is made here, of noise and of plain waves. */
import type { Ambience, Sound } from "./sound";

const context = new AudioContext();
const out = context.createDynamicsCompressor();
out.connect(context.destination);

/** A second of hiss, made once. */
const hiss = (() => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return buffer;
})();

interface Shape {
  /** Seconds from now. */ at?: number;
  /** How loud, at its loudest. */ loud: number;
  /** Seconds until it is at its loudest, and until it has died away. */ rise?: number;
  long: number;
}

function envelope({ at = 0, loud, rise = 0.004, long }: Shape, volume: number): { gain: GainNode; from: number } {
  const gain = context.createGain();
  const from = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), from + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  gain.connect(out);
  return { gain, from };
}

/** Noise through a filter that moves from one pitch to another. */
function blow(volume: number, kind: BiquadFilterType, pitch: [number, number], shape: Shape, q = 1): void {
  const { gain, from } = envelope(shape, volume);
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(pitch[0], from);
  filter.frequency.exponentialRampToValueAtTime(pitch[1], from + shape.long);
  source.connect(filter).connect(gain);
  source.start(from, Math.random());
  source.stop(from + shape.long);
}

function tone(volume: number, wave: OscillatorType, pitch: [number, number], shape: Shape): OscillatorNode {
  const { gain, from } = envelope(shape, volume);
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch[0], from);
  source.frequency.exponentialRampToValueAtTime(pitch[1], from + shape.long);
  source.connect(gain);
  source.start(from);
  source.stop(from + shape.long);
  return source;
}

/** A throat: a saw that wavers, through two vowels. */
function throat(volume: number, pitch: number, long: number): void {
  const { gain, from } = envelope({ loud: 0.9, rise: long * 0.3, long }, volume);
  const saw = context.createOscillator();
  saw.type = "sawtooth";
  saw.frequency.setValueAtTime(pitch, from);
  saw.frequency.linearRampToValueAtTime(pitch * 0.72, from + long);
  const waver = context.createOscillator();
  const depth = context.createGain();
  waver.frequency.value = 5 + Math.random() * 3;
  depth.gain.value = pitch * 0.06;
  waver.connect(depth).connect(saw.frequency);
  for (const vowel of [430, 880]) {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = vowel;
    filter.Q.value = 5;
    saw.connect(filter).connect(gain);
  }
  for (const one of [saw, waver]) {
    one.start(from);
    one.stop(from + long);
  }
}

const SOUNDS: Record<Sound, (volume: number) => void> = {
  shot: (v) => {
    blow(v, "lowpass", [5200, 500], { loud: 1, rise: 0.001, long: 0.24 });
    tone(v, "sine", [160, 45], { loud: 0.9, long: 0.18 });
    blow(v, "bandpass", [900, 500], { at: 0.12, loud: 0.12, long: 0.6 });
  },
  blade: (v) => blow(v, "highpass", [1800, 5200], { loud: 0.35, rise: 0.05, long: 0.2 }),
  boom: (v) => {
    blow(v, "lowpass", [900, 60], { loud: 1.4, rise: 0.002, long: 1.5 });
    tone(v, "sine", [90, 28], { loud: 1.3, long: 1.1 });
    blow(v, "highpass", [3000, 1200], { at: 0.25, loud: 0.12, long: 0.9 });
  },
  bang: (v) => blow(v, "bandpass", [1400, 400], { loud: 0.7, rise: 0.001, long: 0.2 }),
  groan: (v) => throat(v * 0.9, 72 + Math.random() * 30, 0.8 + Math.random() * 0.5),
  bite: (v) => {
    throat(v, 120 + Math.random() * 40, 0.35);
    blow(v, "lowpass", [1200, 200], { at: 0.12, loud: 0.7, long: 0.12 });
  },
  wound: (v) => {
    blow(v, "lowpass", [700, 120], { loud: 0.9, long: 0.25 });
    tone(v, "triangle", [140, 60], { loud: 0.7, long: 0.35 });
  },
  kill: (v) => {
    blow(v, "lowpass", [1600, 150], { loud: 0.7, long: 0.22 });
    throat(v * 0.6, 90, 0.3);
  },
  rise: (v) => {
    blow(v, "lowpass", [180, 420], { loud: 0.6, rise: 0.25, long: 0.7 });
    throat(v * 0.5, 62, 0.8);
  },
  step: (v) => blow(v, "lowpass", [420, 120], { loud: 0.4, long: 0.09 }),
  dice: (v) => {
    for (const at of [0, 0.06, 0.11, 0.19]) blow(v, "bandpass", [2600, 1800], { at, loud: 0.4, long: 0.035 }, 3);
  },
  card: (v) => blow(v, "bandpass", [2400, 900], { loud: 0.3, rise: 0.03, long: 0.14 }, 0.7),
  steam: (v) => {
    for (const at of [0, 0.34, 0.68, 1.02]) blow(v, "highpass", [1400, 700], { at, loud: 0.45, rise: 0.05, long: 0.3 });
    tone(v, "sine", [520, 500], { at: 0.3, loud: 0.25, rise: 0.1, long: 1.1 });
    tone(v, "sine", [660, 640], { at: 0.3, loud: 0.2, rise: 0.1, long: 1.1 });
  },
  crash: (v) => {
    for (const at of [0, 0.07, 0.16]) blow(v, "bandpass", [3000, 800], { at, loud: 0.6, long: 0.3 });
  },
  heal: (v) => {
    for (const [n, pitch] of [440, 554].entries())
      tone(v, "sine", [pitch, pitch], { at: n * 0.09, loud: 0.3, long: 0.4 });
  },
  goal: (v) => {
    for (const [n, pitch] of [523, 784].entries())
      tone(v, "triangle", [pitch, pitch], { at: n * 0.12, loud: 0.4, long: 0.6 });
  },
  won: (v) => {
    for (const [n, pitch] of [392, 523, 659, 784].entries())
      tone(v, "triangle", [pitch, pitch], { at: n * 0.14, loud: 0.4, long: 0.9 });
  },
  lost: (v) => {
    for (const [n, pitch] of [330, 311, 262, 131].entries())
      tone(v, "triangle", [pitch, pitch * 0.97], { at: n * 0.2, loud: 0.4, long: 0.9 });
  },
};

let last = 0;
/** Crowds do not all groan at once. */
export function play(sound: Sound, volume: number): void {
  void context.resume();
  if (context.currentTime - last < 0.03) return;
  last = context.currentTime;
  SOUNDS[sound](volume);
}

let around: { what: Ambience; gain: GainNode; stop: () => void } | null = null;

/** Wind over the street, or the hum of tubes that flicker. */
export function ambience(what: Ambience, volume: number): void {
  if (around?.what === what) {
    around.gain.gain.setTargetAtTime(volume * 0.22, context.currentTime, 0.3);
    return;
  }
  around?.stop();
  around = null;
  if (!what) return;
  void context.resume();
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.gain.setTargetAtTime(volume * 0.22, context.currentTime, 1.5);
  gain.connect(out);
  const sources: (AudioBufferSourceNode | OscillatorNode)[] = [];
  const slow = context.createOscillator();
  const depth = context.createGain();
  slow.frequency.value = 0.08;
  sources.push(slow);
  if (what === "wind") {
    const source = context.createBufferSource();
    source.buffer = hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 380;
    filter.Q.value = 1.2;
    depth.gain.value = 220;
    slow.connect(depth).connect(filter.frequency);
    source.connect(filter).connect(gain);
    sources.push(source);
  } else {
    for (const [pitch, loud] of [
      [100, 0.5],
      [200, 0.22],
      [400, 0.06],
    ] as const) {
      const hum = context.createOscillator();
      const part = context.createGain();
      hum.frequency.value = pitch;
      part.gain.value = loud;
      hum.connect(part).connect(gain);
      sources.push(hum);
    }
    depth.gain.value = volume * 0.05;
    slow.connect(depth).connect(gain.gain);
  }
  for (const source of sources) source.start();
  around = {
    what,
    gain,
    stop: () => {
      gain.gain.setTargetAtTime(0, context.currentTime, 0.3);
      for (const source of sources) source.stop(context.currentTime + 1.5);
    },
  };
}
