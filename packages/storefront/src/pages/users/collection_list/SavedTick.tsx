import { Checkbox } from "@carmine/design-system";
import { useRef, type ReactElement } from "react";
import * as styles from "./page.css.ts";

export interface SavedTickProps {
  readonly name: string;
  readonly ticked: boolean;
  /** `isRange`: Shift was held, which selects all products since the last one. */
  readonly onTick: (on: boolean, isRange: boolean) => void;
}

/** The checkbox of a product, in the corner of its picture. */
export const SavedTick = ({ name, ticked, onTick }: SavedTickProps): ReactElement => {
  // The change event has no modifier keys; it follows the click, which has.
  const isRange = useRef(false);
  return (
    <span className={styles.tick}>
      <Checkbox
        labelHidden
        checked={ticked}
        onKeyDown={({ key, shiftKey }) => {
          if (key === " ") isRange.current = shiftKey;
        }}
        onPointerDown={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onCheckedChange={(on) => {
          onTick(on, isRange.current);
          isRange.current = false;
        }}
      >
        {name}
      </Checkbox>
    </span>
  );
};
