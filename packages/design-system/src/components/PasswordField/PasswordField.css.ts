import { componentOverride } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";

/** 44 px touch target that extends beyond the field's edge. */
export const eye = componentOverride({
  "@media": { [media.tablet]: { inlineSize: 44, blockSize: 44, minBlockSize: 44, margin: "-6px" } },
});
