import { Message } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import * as detail from "../../../../features/list/detail.css.ts";
import type { TrackingFile } from "./tracking-numbers.ts";

/** Maximum number of unmatched lines that are shown. */
const maxShown = 10;

/** Shows which lines of a carrier's file were imported and which were rejected. */
export const FileReport = ({ report: { matched, unmatched } }: { report: TrackingFile }) => (
  <Message
    tone={unmatched.length > 0 ? "caution" : "success"}
    title={
      <FormattedMessage
        defaultMessage="{count, plural, =0 {No tracking numbers} one {# tracking number} other {# tracking numbers}} entered from the file"
        description="Console shipping sheet: file"
        values={{ count: matched.length }}
      />
    }
  >
    {unmatched.length > 0 && (
      <>
        <FormattedMessage
          defaultMessage="{count, plural, one {# line belongs} other {# lines belong}} to no order in this sheet:"
          description="Console shipping sheet: file"
          values={{ count: unmatched.length }}
        />
        <ul className={detail.items}>
          {unmatched.slice(0, maxShown).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </Message>
);
