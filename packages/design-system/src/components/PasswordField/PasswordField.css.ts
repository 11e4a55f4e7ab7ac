import { componentOverride } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";

/** A finger may miss the sign by a little: 44 px, which reach over the field's edge. */
export const eye = componentOverride({
  "@media": { [media.tablet]: { inlineSize: 44, blockSize: 44, minBlockSize: 44, margin: "-6px" } },
});
