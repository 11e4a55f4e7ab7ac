import Award from "lucide-react/icons/award";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import * as styles from "./RankReason.css.ts";

/** What sets a product of a ranking apart: a fact with a number behind it. */
export interface RankReasonText {
  /** “Most bought in 205/55 R16”. */
  text: string;
  /** In front of the words; decoration. @default a medal */
  icon?: IconShape;
}

/** The reason in price color, with its icon. */
export function RankReason({ reason: { text, icon = Award } }: { reason: RankReasonText }) {
  return (
    <span className={styles.reason}>
      <Icon shape={icon} size="xs" />
      <span>{text}</span>
    </span>
  );
}
