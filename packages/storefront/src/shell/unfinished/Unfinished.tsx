import { FormattedMessage } from "@carmine/i18n/react";
import { useEffect, type ReactElement } from "react";
import { usePage } from "../../router/NavigationContext.tsx";
import { markFinished } from "./unfinished-script.ts";
import * as styles from "./Unfinished.css.ts";

/** Says that the page's script is missing. It stands in every page, unseen, since nothing could add it then. */
export const Unfinished = (): ReactElement => {
  const page = usePage();
  // A page that is shown later is whole, or says itself that it failed: what failed on the way to it no longer matters.
  useEffect(markFinished, [page]);
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.words}>
        <FormattedMessage
          defaultMessage="This page hasn’t loaded completely. Some buttons don’t work yet."
          description="Notice on a page whose script could not be loaded"
        />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it leads to the page's own address, whatever that is, without a script */}
      <a href="" className={styles.reload}>
        <FormattedMessage
          defaultMessage="Reload the page"
          description="Link of the notice on a page whose script could not be loaded"
        />
      </a>
    </div>
  );
};
