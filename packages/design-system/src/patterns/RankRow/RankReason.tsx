import Award from "lucide-react/icons/award";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import * as styles from "./RankReason.css.ts";

/** Why a ranked product stands out: a fact backed by a number. */
export interface RankReasonText {
  /** For example “Most bought in 205/55 R16”. */
  text: string;
  /** Decorative icon before the text. @default a medal */
  icon?: IconShape;
}

/** The reason in the price color, with its icon. */
export function RankReason({ reason: { text, icon = Award } }: { reason: RankReasonText }) {
  return (
    <span className={styles.reason}>
      <Icon shape={icon} size="xs" />
      <span>{text}</span>
    </span>
  );
}
