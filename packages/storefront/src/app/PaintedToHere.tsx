import type { ReactElement } from "react";

/**
 * What the page says up to here is painted in one go: of a half-read page a browser shows parts at places that the rest
 * then moves them from. Browsers that don't know `rel="expect"` paint as they read.
 * @param props.id of the mark; one of a kind on the page
 */
export const PaintedToHere = ({ id }: { id: string }): ReactElement => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <span id={id} hidden />
  </>
);
