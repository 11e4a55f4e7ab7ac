/** Meaning of a color. A component's `tone` is this list or a subset. */
export type Tone = "neutral" | "act" | "info" | "success" | "caution" | "critical";

/**
 * Text tones: `default` and `muted` are neutral, `price` is for amounts, `inherit` uses the surrounding
 * color.
 */
export type TextTone = Exclude<Tone, "neutral"> | "inherit" | "default" | "muted" | "price";

/** Values of a component's `size`. A few add `xs` and `xl`; shapes and fonts are sized in px. */
export type Size = "sm" | "md" | "lg";
