import { Checkbox } from "@carmine/design-system";
import { useRef, type ReactElement } from "react";
import * as styles from "./page.css.ts";

export interface SavedCheckboxProps {
  readonly name: string;
  readonly selected: boolean;
  /** `isRange`: Shift was held, which selects all products since the last one. */
  readonly onSelect: (on: boolean, isRange: boolean) => void;
}

/** The checkbox of a product, in the corner of its picture. */
export const SavedCheckbox = ({ name, selected, onSelect }: SavedCheckboxProps): ReactElement => {
  // The change event has no modifier keys; it follows the click, which has.
  const isRange = useRef(false);
  return (
    <span className={styles.checkbox}>
      <Checkbox
        labelHidden
        checked={selected}
        onKeyDown={({ key, shiftKey }) => {
          if (key === " ") isRange.current = shiftKey;
        }}
        onPointerDown={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onCheckedChange={(on) => {
          onSelect(on, isRange.current);
          isRange.current = false;
        }}
      >
        {name}
      </Checkbox>
    </span>
  );
};
