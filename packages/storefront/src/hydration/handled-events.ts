import type { DOMAttributes } from "react";
import type { EarlyField } from "./early-script.ts";

/**
 * Event handlers of the root element. React dispatches events in hydrated parts only, so an event that arrives here
 * needs no replay.
 */
export const handledEvents: Pick<DOMAttributes<HTMLElement>, "onClickCapture" | "onChangeCapture"> = {
  onClickCapture: () => {
    window.earlyClick = undefined;
  },
  onChangeCapture: ({ target }) => void window.early?.delete(target as EarlyField),
};
