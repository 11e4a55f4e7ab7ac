import { operatorApplicationDocument, type OperatorApplication } from "@carmine/api/contract";
import { Button, Heading, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Lock from "lucide-react/icons/lock";
import Store from "lucide-react/icons/store";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import * as styles from "./page.css.ts";

/** The documents of an application. Each opening is recorded, so none is shown before a click. */
export const Documents = ({
  application: { id, documents, typeInfo },
}: {
  application: OperatorApplication;
}) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const open = useWrite(operatorApplicationDocument);
  if (documents.length === 0) return null;
  const show = (number: number): void => {
    // The browser allows new windows only in the click itself.
    const page = window.open("", "_blank");
    open.mutate(
      { params: { id }, body: { number } },
      {
        onSuccess: ({ url }) => {
          if (page) page.location.href = url;
        },
        onError: () => page?.close(),
      },
    );
  };
  return (
    <div className={detail.sectionLine}>
      <Heading level={3} size={16}>
        <FormattedMessage defaultMessage="Documents" description="Console applications: title" />
      </Heading>
      <p className={detail.small}>
        {typeInfo && `${typeInfo}. `}
        <FormattedMessage
          defaultMessage="For this review only. Each view is logged."
          description="Console applications: explanation of the documents"
        />
      </p>
      {open.error && (
        <Message tone="critical" role="alert">
          {errorText(open.error)}
        </Message>
      )}
      <ul className={styles.papers}>
        {documents.map(({ number, isPublic }) => (
          <li key={number}>
            <Button
              size="sm"
              startIcon={isPublic ? Store : Lock}
              title={
                isPublic
                  ? intl.formatMessage({
                      defaultMessage: "Shoppers see it after the approval",
                      description: "Console applications: a public document",
                    })
                  : undefined
              }
              onClick={() => show(number)}
            >
              <FormattedMessage
                defaultMessage="Document {number}"
                description="Console applications: link"
                values={{ number }}
              />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
