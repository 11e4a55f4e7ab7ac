import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import * as styles from "./Header.css.ts";

export interface CheckoutHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children" | "title"> {
  /** A `UtilityBar`. */
  utility: ReactNode;
  /** A `Logo`. */
  logo: ReactNode;
  /** Title next to the logo. */
  title: string;
  /** `Steps` of the checkout. */
  steps?: ReactNode;
  /** A `HeaderButton` that opens the collapsed `UtilityBar` below 900 px. */
  account?: ReactNode;
}

/** The minimal header of the checkout, without links that lead away from the order. */
export function CheckoutHeader({
  utility,
  logo,
  title,
  steps,
  account,
  className,
  ...rest
}: CheckoutHeaderProps) {
  return (
    <header data-component="CheckoutHeader" className={clsx(styles.root, className)} {...rest}>
      {utility}
      <div className={styles.plainRow}>
        <Container className={styles.plainInner}>
          {logo}
          <span className={styles.plainTitle}>{title}</span>
          {steps && <div className={styles.plainSteps}>{steps}</div>}
          {account && <div className={styles.plainAccount}>{account}</div>}
        </Container>
      </div>
    </header>
  );
}
