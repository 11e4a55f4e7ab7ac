import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type LoadingOverlayTexts } from "../../words/components/LoadingOverlay.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./LoadingOverlay.css.ts";

export interface LoadingOverlayProps extends ComponentPropsWithRef<"div"> {
  /** Covers the content and makes it inert. */
  loading: boolean;
  /** The task: “Importing 7,791 products…”. @default the locale's “Loading…” */
  label?: string;
  /** Content below the label: a progress bar, or a button that cancels. */
  details?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<LoadingOverlayTexts>;
  /** The content, which keeps its size and state. */
  children: ReactNode;
}

/** Covers content whose update must finish before it can be used. A fast update doesn't flash: it appears after 200 ms. */
export function LoadingOverlay({
  loading,
  label,
  details,
  texts: given,
  className,
  children,
  ...rest
}: LoadingOverlayProps) {
  const texts = useTexts("loadingOverlay", english, given);
  return (
    <div
      data-component="LoadingOverlay"
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div data-part="Content" inert={loading} className={styles.content}>
        {children}
      </div>
      <div role="status" className={styles.status}>
        {loading && (
          <div data-part="Veil" className={styles.veil}>
            <div className={styles.box}>
              <Spinner size="lg" className={styles.spinner} />
              <span>{label ?? texts.loading}</span>
              {details}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
