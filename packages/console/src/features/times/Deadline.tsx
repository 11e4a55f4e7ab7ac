import { Icon } from "@carmine/design-system";
import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import * as styles from "../list/list.css.ts";
import { useTimes } from "./use-times.ts";

interface DeadlineProps {
  /** Instant until which the work has to be done. */
  at: string | null;
  /** Whether the work is still pending. */
  isOpen: boolean;
}

/** Deadline of an order or another task: late in red, today in amber. */
export const Deadline = ({ at, isOpen }: DeadlineProps) => {
  const times = useTimes();
  if (at === null || !isOpen) return <span className={styles.note}>—</span>;
  const { text, isLate, isToday } = times.deadline(at);
  return (
    <time
      dateTime={at}
      className={clsx(styles.deadline, isLate ? styles.late : isToday ? styles.today : styles.calm)}
    >
      {(isLate || isToday) && <Icon shape={isLate ? TriangleAlert : Clock} />}
      {text}
    </time>
  );
};
