import { FormattedMessage } from "@carmine/i18n/react";
import { useEffect, type ReactElement } from "react";
import { usePage } from "../../router/NavigationContext.tsx";
import { clearScriptFailure } from "./script-failure.ts";
import * as styles from "./ScriptFailedNotice.css.ts";

/** Notice that the page's script failed to load. It is hidden in every page, because nothing could add it later. */
export const ScriptFailedNotice = (): ReactElement => {
  const page = usePage();
  // A page shown by navigation is complete or shows its own error, so earlier failures no longer matter.
  useEffect(clearScriptFailure, [page]);
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
