import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import { ToggleButton, type ToggleButtonProps } from "../../components/ToggleButton/index.ts";
import * as styles from "./SaveButton.css.ts";

export interface SaveButtonProps extends Omit<
  ToggleButtonProps,
  "icon" | "labelHidden" | "pressed" | "defaultPressed" | "size"
> {
  /** Whether the product is kept. Always controlled: `onPressedChange` asks for the change. */
  saved: boolean;
  /** The name, with the product in it: it stays the same, the pressed state says the rest. */
  label: string;
}

/** The heart that keeps a product for later: a toggle button that floats on a picture. */
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
