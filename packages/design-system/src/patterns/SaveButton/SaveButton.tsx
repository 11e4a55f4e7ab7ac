import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import { ToggleButton, type ToggleButtonProps } from "../../components/ToggleButton/index.ts";
import * as styles from "./SaveButton.css.ts";

export interface SaveButtonProps extends Omit<
  ToggleButtonProps,
  "icon" | "labelHidden" | "pressed" | "defaultPressed" | "size"
> {
  /** Whether the product is saved. Always controlled; `onPressedChange` requests the change. */
  saved: boolean;
  /** Accessible name, including the product. It doesn't change; the pressed state conveys the rest. */
  label: string;
}

/** A heart that saves a product for later: a toggle button that floats on a picture. */
export function SaveButton({ saved, className, ...rest }: SaveButtonProps) {
  return (
    <ToggleButton
      data-component="SaveButton"
      icon={Heart}
      labelHidden
      pressed={saved}
      size="sm"
      className={clsx(styles.root, className)}
      {...rest}
    />
  );
}
