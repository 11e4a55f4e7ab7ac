import { IconButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import * as styles from "../entries.css.ts";

interface OrderButtonsProps<Item> {
  items: readonly Item[];
  index: number;
  /** Name of the item in the labels. */
  name: string;
  onChange: (items: readonly Item[]) => void;
}

/** Moves an item of a list up or down, or removes it. */
export const OrderButtons = <Item,>({ items, index, name, onChange }: OrderButtonsProps<Item>) => {
  const intl = useIntl();
  const move = (step: number): void =>
    onChange(items.toSpliced(index, 1).toSpliced(index + step, 0, ...items.slice(index, index + 1)));
  return (
    <span className={styles.offerActions}>
      <IconButton
        icon={ArrowUp}
        size="sm"
        variant="ghost"
        disabled={index === 0}
        label={intl.formatMessage(
          { defaultMessage: "Move {name} up", description: "Console entries: button" },
          { name },
        )}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        variant="ghost"
        disabled={index === items.length - 1}
        label={intl.formatMessage(
          { defaultMessage: "Move {name} down", description: "Console entries: button" },
          { name },
        )}
        onClick={() => move(1)}
      />
      <IconButton
        icon={X}
        size="sm"
        variant="ghost"
        label={intl.formatMessage(
          { defaultMessage: "Remove {name}", description: "Console entries: button" },
          { name },
        )}
        onClick={() => onChange(items.toSpliced(index, 1))}
      />
    </span>
  );
};
