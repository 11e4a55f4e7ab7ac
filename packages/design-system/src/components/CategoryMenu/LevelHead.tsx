import { LinkBase } from "../../provider/index.ts";
import { fill } from "../../words/fill.ts";
import type { CategoryMenuTexts } from "../../words/components/CategoryMenu.ts";
import { ChevronStart, Icon } from "../Icon/index.ts";
import * as styles from "./CategoryDrawer.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";

interface LevelHeadProps {
  entry: CategoryEntry;
  texts: CategoryMenuTexts;
  /** Back to all departments. */
  onBack: () => void;
}

/** Over the categories of a department in the drawer: the way back, and the way to all of it. */
export const LevelHead = ({ entry, texts, onBack }: LevelHeadProps) => (
  <div className={styles.levelHead}>
    <button type="button" className={styles.back} onClick={onBack}>
      <Icon shape={ChevronStart} />
      {texts.back}
    </button>
    <LinkBase href={entry.href} className={styles.whole}>
      {fill(texts.all, { label: entry.label })}
    </LinkBase>
  </div>
);
