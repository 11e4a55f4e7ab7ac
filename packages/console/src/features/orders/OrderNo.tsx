import { formatOrderNo } from "@carmine/api/contract";
import * as styles from "../list/list.css.ts";

/** An order number in groups of four, the last one bold: the part that people read aloud. */
export const OrderNo = ({ value }: { value: string }) => {
  const text = formatOrderNo(value);
  const at = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.strong}>{text.slice(at)}</span>
    </>
  );
};
