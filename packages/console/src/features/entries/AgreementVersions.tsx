import { operatorAgreementVersions, type AgreementVersionRow, textIn } from "@carmine/api/contract";
import { Accordion, AccordionItem, FormSection, Skeleton, StatusChip } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../app/endpoints.ts";
import { HtmlField } from "../html-text/HtmlField.tsx";
import * as list from "../list/list.css.ts";
import { ListError } from "../list/ListError.tsx";
import { dayText } from "../times/day-text.ts";
import type { StoredEntry } from "./entry-kind.ts";
import { useTextLocale } from "./use-value-text.ts";
import * as styles from "./entries.css.ts";

/** All versions of a legal text with their first days, and how many people agreed to each. */
export const AgreementVersions = ({ entry: { id } }: { entry: StoredEntry }) => {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useRead(operatorAgreementVersions, { params: { id } });
  if (data?.length === 0) return null;
  return (
    <FormSection
      className={styles.actions}
      title={intl.formatMessage({ defaultMessage: "Versions", description: "Console agreements: section" })}
      hint={intl.formatMessage({
        defaultMessage:
          "Customers agree to the current version when they register, merchants when they apply for a shop.",
        description: "Console agreements: about the versions",
      })}
    >
      {error && !data && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton style={{ blockSize: 96 }} />}
      {data && (
        <Accordion>
          {data.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </Accordion>
      )}
    </FormSection>
  );
};

const Version = ({ version }: { version: AgreementVersionRow }) => {
  const intl = useIntl();
  const locale = useTextLocale();
  const [isOpen, setOpen] = useState(false);
  const { html, validFrom, state, acceptanceCount } = version;
  const text = html ? textIn(html, locale) : undefined;
  const day =
    validFrom === null
      ? intl.formatMessage({ defaultMessage: "No date", description: "Console agreements: version" })
      : dayText(intl, validFrom);
  return (
    <AccordionItem
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      title={
        <span className={styles.version}>
          <span>{day}</span>
          <VersionState state={state} />
          <span className={`${list.note} ${styles.acceptances}`}>
            <FormattedMessage
              defaultMessage="{count, plural, =0 {No one has agreed yet} one {# person agreed} other {# people agreed}}"
              description="Console agreements: acceptances of a version"
              values={{ count: acceptanceCount }}
            />
          </span>
        </span>
      }
    >
      {isOpen &&
        (text === undefined ? (
          <FormattedMessage defaultMessage="The standard text" description="Console agreements: version" />
        ) : (
          <HtmlField
            label={intl.formatMessage({ defaultMessage: "Text", description: "Console entries: field" })}
            lang={bcp47(html?.[locale] === undefined ? "en" : locale)}
            readOnly
            html={text}
            onChange={() => undefined}
          />
        ))}
    </AccordionItem>
  );
};

const VersionState = ({ state }: Pick<AgreementVersionRow, "state">) => {
  if (state === "past") return null;
  return (
    <StatusChip tone={state === "current" ? "success" : "info"} className={list.chip}>
      {state === "current" ? (
        <FormattedMessage defaultMessage="Current" description="Console agreements: version" />
      ) : (
        <FormattedMessage defaultMessage="Not in effect yet" description="Console agreements: version" />
      )}
    </StatusChip>
  );
};
