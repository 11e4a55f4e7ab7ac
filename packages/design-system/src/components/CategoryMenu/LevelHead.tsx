import { LinkBase } from "../../provider/index.ts";
import { fill } from "../../words/fill.ts";
import type { CategoryMenuTexts } from "../../words/components/CategoryMenu.ts";
import { ChevronStart, Icon } from "../Icon/index.ts";
import * as styles from "./CategoryDrawer.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";

interface LevelHeadProps {
  entry: CategoryEntry;
  texts: CategoryMenuTexts;
  /** Returns to all departments. */
  onBack: () => void;
}

/** Header of a department's categories in the drawer: a back button and a link to the department. */
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
