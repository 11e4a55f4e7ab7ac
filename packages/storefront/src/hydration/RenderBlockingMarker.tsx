import type { ReactElement } from "react";

/**
 * Blocks the first paint until the browser has parsed the page up to this marker, so that content doesn't shift while
 * the page is parsed. Browsers without `rel="expect"` ignore it.
 * @param props.id id of the marker, unique on the page
 */
export const RenderBlockingMarker = ({ id }: { id: string }): ReactElement => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <span id={id} hidden />
  </>
);
