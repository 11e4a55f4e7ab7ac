import type { ImportDetail } from "@carmine/api/contract";
import { DescriptionList, Message, Tag } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import * as detailStyles from "../../../features/list/detail.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { fieldText } from "./field-texts.ts";
import * as styles from "./page.css.ts";

const systems = { shopify: "Shopify", woocommerce: "WooCommerce" } as const;

/** Result of the check: format of the file, imported and ignored columns. */
export const FileSection = ({ detail }: { detail: ImportDetail }) => {
  const intl = useIntl();
  const ignored = detail.columns.filter(({ field }) => field === null);
  const item = (term: string, value: string) => ({ term, value });
  return (
    <Section title={<FormattedMessage defaultMessage="File" description="Console imports: column" />}>
      <div className={styles.fields}>
        <DescriptionList
          items={[
            item(
              intl.formatMessage({ defaultMessage: "Format", description: "Console imports: file" }),
              systems[detail.system],
            ),
            item(
              intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
              intl.formatMessage(
                {
                  defaultMessage: "{products, number} in {rows, plural, one {# row} other {# rows}}",
                  description: "Console imports: products in a file",
                },
                { products: detail.productCount, rows: detail.rowCount },
              ),
            ),
            item(
              intl.formatMessage({ defaultMessage: "Encoding", description: "Console imports: file" }),
              detail.encoding.toUpperCase(),
            ),
          ]}
        />
        {detail.isEncodingGuessed && (
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="The file doesn’t name its encoding. If letters look wrong in the preview, save it as “CSV UTF-8” and upload it again."
              description="Console imports: encoding"
            />
          </Message>
        )}
        <div>
          <span className={detailStyles.small}>
            <FormattedMessage defaultMessage="Imported columns" description="Console imports: file" />
          </span>
          <ul className={styles.columns}>
            {detail.columns.flatMap(({ name, field }) => {
              if (field === null) return [];
              const text = fieldText(field);
              return [
                <li key={name}>
                  <Tag title={text && intl.formatMessage(text)}>{name}</Tag>
                </li>,
              ];
            })}
          </ul>
        </div>
        {ignored.length > 0 && (
          <div>
            <span className={detailStyles.small}>
              <FormattedMessage defaultMessage="Ignored columns" description="Console imports: file" />
            </span>
            <p className={detailStyles.small}>{ignored.map(({ name }) => name).join(", ")}</p>
          </div>
        )}
      </div>
    </Section>
  );
};
