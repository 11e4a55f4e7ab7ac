/** What a color means. A component's `tone` is this list or some of it. */
export type Tone = "neutral" | "act" | "info" | "success" | "caution" | "critical";

/** Tones of words: `default` and `muted` are the plain ones, `price` is that of amounts, `inherit` that around them. */
export type TextTone = Exclude<Tone, "neutral"> | "inherit" | "default" | "muted" | "price";

/** Steps of a component's `size`. A few go further, to `xs` and `xl`; shapes and letters are sized by their px. */
export type Size = "sm" | "md" | "lg";
