import { mutations, queries } from "@carmine/api/hooks";
import { Button, DescriptionList, Heading, Image, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { useApp } from "../../../../app/AppContext.tsx";
import { CodeRow } from "../../../../features/auth/parts/CodeRow.tsx";
import { useSendCode } from "../../../../features/auth/use-send-code.ts";
import type { ApplicationValues } from "../application-values.ts";
import { pictureOf } from "../../../../features/products/picture.ts";
import * as styles from "../page.css.ts";

/** Step 4: summary, and the code that verifies the email address. */
export const ReviewStep = ({ onEdit }: { onEdit: (step: number) => void }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const form = useFormContext<ApplicationValues>();
  const values = form.getValues();
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const nameIn = (list: readonly { id: number; name: string }[], id: string): string =>
    list.find((one) => String(one.id) === id)?.name ?? "";
  const code = useSendCode({
    mutation: mutations.captchaMerchantSettled(api),
    form,
    field: "email",
    purpose: "application",
    input: () => ({ body: form.getValues("email") }),
  });
  const edit = (step: number, name: string): ReactElement => (
    <Button
      variant="link"
      size="sm"
      aria-label={intl.formatMessage(
        { defaultMessage: "Edit: {name}", description: "Name of a button of an address" },
        { name },
      )}
      onClick={() => onEdit(step)}
    >
      <FormattedMessage defaultMessage="Edit" description="Button of an address, and other places" />
    </Button>
  );
  const business = intl.formatMessage({ defaultMessage: "Business", description: "Step of the application" });
  const shop = intl.formatMessage({
    defaultMessage: "Shop and documents",
    description: "Step of the application",
  });
  const row = (term: string, value: string) => ({ term, value });
  return (
    <>
      <section className={styles.section}>
        <div className={styles.head}>
          <Heading level={3}>{business}</Heading>
          {edit(1, business)}
        </div>
        <DescriptionList
          items={[
            row(
              intl.formatMessage({ defaultMessage: "Your full name", description: "Label of a field" }),
              values.ownerName,
            ),
            row(
              intl.formatMessage({ defaultMessage: "Business email", description: "Label of a field" }),
              values.email,
            ),
            row(
              intl.formatMessage({ defaultMessage: "Business phone", description: "Row of the review" }),
              values.phone || "–",
            ),
            row(
              intl.formatMessage({ defaultMessage: "Business address", description: "Label of a field" }),
              values.address,
            ),
          ]}
        />
      </section>
      <section className={styles.section}>
        <div className={styles.head}>
          <Heading level={3}>{shop}</Heading>
          {edit(2, shop)}
        </div>
        <DescriptionList
          items={[
            row(
              intl.formatMessage({ defaultMessage: "Shop name", description: "Label of a field" }),
              values.name,
            ),
            row(
              intl.formatMessage({ defaultMessage: "Merchant category", description: "Label of a field" }),
              nameIn(categories, values.categoryId),
            ),
            row(
              intl.formatMessage({ defaultMessage: "Shop type", description: "Label of a field" }),
              nameIn(types, values.typeId),
            ),
            row(
              intl.formatMessage({ defaultMessage: "Search terms", description: "Row of the review" }),
              values.keywords || "–",
            ),
          ]}
        />
        <ul className={styles.papers}>
          {[...values.publicPapers, ...values.papers].map((src, index) => (
            <li key={src} className={styles.paper}>
              <Image
                {...pictureOf(
                  src,
                  intl.formatMessage(
                    { defaultMessage: "Document {number}", description: "Alternative text of a picture" },
                    { number: index + 1 },
                  ),
                )}
                sizes="96px"
                rounded="control"
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <Heading level={3}>
          <FormattedMessage defaultMessage="Confirm your email" description="Title in the last step" />
        </Heading>
        <Text element="p" tone="muted">
          <FormattedMessage
            defaultMessage="We’ll email a code to {email}. Enter it here, then submit."
            description="In the last step of the application"
            values={{ email: values.email }}
          />
        </Text>
        <div className={styles.half}>
          <CodeRow {...code} />
        </div>
      </section>
    </>
  );
};
