export const barAttribute = "data-keep-clear";

/** For what a message must never lie on: a sum and the button that goes on. */
export const keepClear = { [barAttribute]: "" };
