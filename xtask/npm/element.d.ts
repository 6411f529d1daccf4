/** The element `<knights-tour>`: a run in a page. Importing this registers it; without a DOM it does nothing. */

import type {
  AlgorithmId,
  Moment,
  Outcome,
  RunSettings,
  SquareName,
  Target,
  ThemeId,
  TieBreakId,
  WhenStuck,
  WrapId,
} from "./knights_tour.js";

/** A word that may also be written as a truth value. */
type Truth = boolean | "true" | "false";

/** What the element can be asked for, by property. Setting one sets its attribute, and `null` removes it. */
export interface KnightsTourProperties {
  /** `"8x8"`, or rows of `.` and `#`. */
  board: string | null;
  /** The leaps of the piece: `"1,2"` is the knight, `"0,1+1,1"` the king. */
  leaper: string | null;
  /** Which edges of the board are joined: the left and the right one, or all. */
  wrap: WrapId | null;
  /** A graph in place of a board. */
  graph: string | null;
  start: SquareName | "random" | "any" | null;
  /** The last square of an open tour. */
  end: SquareName | null;
  algorithm: AlgorithmId | null;
  /** For `"given"`: the tour to replay. */
  tour: string | null;
  tieBreak: TieBreakId | null;
  /** A rule of one’s own: `"fewest onward, farthest centre"`. */
  rule: string | null;
  /** An order of moves: `"clockwise"`, or all of them: `"2,1 1,2 -1,2"` and so on. */
  moves: string | null;
  target: Target | null;
  whenStuck: WhenStuck | null;
  seed: string | number | null;
  /** Moves made by hand: `"12:e5,13:g6"`. */
  byHand: string | null;
  order: RunSettings["order"] | null;
  prune: Truth | null;
  growth: RunSettings["growth"] | null;
  symmetry: RunSettings["symmetry"] | null;
  crossings: RunSettings["crossings"] | null;
  update: RunSettings["update"] | null;
  equation: RunSettings["equation"] | null;
  merge: Truth | null;
  /** The step that is shown. */
  step: string | number | null;
  /** The layers that are shown, with commas between them. */
  layers: string | null;
  /** The square that a finished closed tour is numbered from. */
  numberFrom: SquareName | null;
  /** By default that of the page around. */
  theme: ThemeId | null;
  /** Whether there are a story, buttons and a scrubber. */
  controls: boolean;
  /** Whether the reader moves the knight. Its attribute is `play`, which is a method here. */
  playable: boolean;
  /** Whether it plays once it is in sight. */
  autoplay: boolean;
  /** Whether a run that has played to its end begins again. */
  loop: boolean;
  /** Steps a second, from 0.5 to 200,000; by default what is usual on the board. */
  speed: string | number | null;
}

/** The same as attributes, in kebab-case: for JSX and templates. */
export type KnightsTourAttributes = {
  [Name in keyof KnightsTourProperties as Name extends "playable" ? "play" : Kebab<Name>]?:
    KnightsTourProperties[Name] | undefined;
};

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** What its events tell. */
export interface KnightsTourEventMap {
  /** The play head has moved; on a fast run once a frame. */
  step: CustomEvent<{ position: number; square: SquareName; done: boolean }>;
  /** The run has come to its end. `tour` has at most 4096 squares, and is `null` for longer ones. */
  finish: CustomEvent<{ position: number; outcome: Outcome; tour: SquareName[] | null }>;
  /** An attribute cannot be used, or there is no solver (`"load"`, `"crash"`). */
  error: CustomEvent<{ name: string; message: string }>;
}

type Told = Omit<HTMLElementEventMap, keyof KnightsTourEventMap> & KnightsTourEventMap;

export interface KnightsTourElement
  extends Omit<HTMLElement, "addEventListener" | "removeEventListener">, KnightsTourProperties {
  /** How many steps have been taken. */
  readonly position: number;
  readonly phase: "loading" | "ready" | "running" | "seeking" | "paused" | "finished";
  /** All that is known of this moment; `null` before there is a run. */
  readonly moment: Moment | null;
  /** Plays from here, from the beginning where the run is at its end. */
  play(): void;
  /** Stops where it is. */
  pause(): void;
  /** Takes a step. */
  forward(): void;
  /** Takes a step back. */
  back(): void;
  /** Goes to the beginning. */
  first(): void;
  /** Goes to the end. */
  last(): void;
  /** Goes to a step. */
  seek(position: number): void;
  addEventListener<K extends keyof Told>(
    type: K,
    listener: (this: KnightsTourElement, event: Told[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof Told>(
    type: K,
    listener: (this: KnightsTourElement, event: Told[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "knights-tour": KnightsTourElement;
  }
}

/** What listens to its events, as an attribute. */
type Listeners = {
  [Name in keyof KnightsTourEventMap as `on${Name}`]?: (event: KnightsTourEventMap[Name]) => void;
};

/** Its own attributes and listeners, and what a framework gives every element. */
type With<Usual> = KnightsTourAttributes &
  Listeners &
  Omit<Usual, keyof KnightsTourAttributes | keyof Listeners>;

type Tag = KnightsTourElement;

// Whoever has React, Vue or Svelte has its types; for all others the next lines say nothing.

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "knights-tour": With<DetailedHTMLProps<HTMLAttributes<Tag>, Tag>>;
    }
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
    // @ts-ignore
    "knights-tour": DefineComponent<KnightsTourAttributes>;
  }
}

// @ts-ignore
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    // @ts-ignore
    "knights-tour": With<HTMLAttributes<Tag>>;
  }
}
