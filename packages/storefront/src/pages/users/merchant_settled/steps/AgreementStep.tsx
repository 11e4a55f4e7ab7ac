import { queries } from "@carmine/api/hooks";
import { Checkbox, ScrollArea, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { useApp } from "../../../../app/AppContext.tsx";
import { sanitizedHtml } from "../../../../app/sanitized-html.ts";
import { useFieldErrorText } from "../../../../features/forms/field-texts.ts";
import { QueryView } from "../../../../features/loading/QueryView.tsx";
import type { ApplicationValues } from "../application-values.ts";
import * as styles from "../page.css.ts";

/** Step 3: the merchant agreement and its checkbox. */
export const AgreementStep = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<ApplicationValues>();
  const agreement = useQuery(queries.settledAgreement(api));
  const label = intl.formatMessage({
    defaultMessage: "Merchant Agreement",
    description: "Name of the text, and other places",
  });
  return (
    <>
      <QueryView
        query={agreement}
        skeleton={<Skeleton height={320} />}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load the agreement",
          description: "Title of a failure",
        })}
      >
        {(html) => (
          <ScrollArea label={label} className={styles.agreement}>
            <div dir="auto" dangerouslySetInnerHTML={{ __html: sanitizedHtml(html) }} />
          </ScrollArea>
        )}
      </QueryView>
      <Checkbox error={errorText(formState.errors.agreed)} {...register("agreed")}>
        <FormattedMessage
          defaultMessage="I have read and accept the Merchant Agreement"
          description="Checkbox of the application"
        />
      </Checkbox>
    </>
  );
};
