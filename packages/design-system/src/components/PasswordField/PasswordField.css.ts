import { componentOverride } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";

/** A finger may miss the sign by a little. */
export const eye = componentOverride({
  position: "relative",
  "@media": { [media.tablet]: { "::after": { content: '""', position: "absolute", inset: "-6px" } } },
});
