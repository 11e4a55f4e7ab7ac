import { clsx } from "clsx";
import Menu from "lucide-react/icons/menu";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { cell } from "../CategoryBar/CategoryBar.css.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./CategoryMenu.css.ts";

interface MenuCellProps {
  label: string;
  /** The column is always open, so the cell is a button only on small screens. */
  alwaysOpen: boolean;
  /** Another button opens the drawer on small screens. */
  wideOnly: boolean;
  expanded: boolean;
  /** Id of the column. */
  controls: string;
  onClick: () => void;
  /** Called when the arrow key into the column is pressed. */
  onEnter: () => void;
}

/** The first cell of the red bar, above the column. */
export function MenuCell({
  label,
  alwaysOpen,
  wideOnly,
  expanded,
  controls,
  onClick,
  onEnter,
}: MenuCellProps) {
  return (
    <>
      {alwaysOpen && (
        <div className={clsx(cell, styles.alwaysOpen)}>
          <Icon shape={Menu} size="md" />
          {label}
        </div>
      )}
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={controls}
        className={clsx(cell, alwaysOpen && styles.folding, wideOnly && styles.wideOnly)}
        onClick={onClick}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isBrowserShortcut(event)) return;
          event.preventDefault();
          onEnter();
        }}
      >
        <Icon shape={Menu} size="md" />
        {label}
      </button>
    </>
  );
}
