import {
  hasText,
  textIn,
  type ProductContent,
  type StaffTexts,
  type WireLocale,
} from "@carmine/api/contract";
import {
  Card,
  FormSection,
  Tabs,
  TabsList,
  TabsPanel,
  TabsTab,
  TextArea,
  TextField,
  VisuallyHidden,
} from "@carmine/design-system";
import { bcp47, localeNames, locales } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { HtmlField } from "../../../features/html-text/HtmlField.tsx";
import { missingLocales } from "./form-problems.ts";
import * as styles from "./page.css.ts";

const maxName = 300;

interface ContentSectionProps {
  content: ProductContent;
  locale: WireLocale;
  onLocaleChange: (locale: WireLocale) => void;
  onChange: (part: Partial<ProductContent>) => void;
  isNameMissing: boolean;
  readOnly: boolean;
}

/** Texts of a product, one language at a time. A dot marks languages with missing texts. */
export const ContentSection = ({
  content,
  locale,
  onLocaleChange,
  onChange,
  isNameMissing,
  readOnly,
}: ContentSectionProps) => {
  const intl = useIntl();
  const missing = missingLocales(content);
  const set = (field: "name" | "intro" | "content" | "unit", text: string) => {
    const texts: StaffTexts = { ...content[field], [locale]: text };
    onChange({ [field]: texts });
  };
  const isNamed = hasText(content.name);
  return (
    <Card padding="md">
      <FormSection title={<FormattedMessage defaultMessage="Content" description="Console menu: group" />}>
        <Tabs
          value={locale}
          onValueChange={(value) => onLocaleChange(locales.find((one) => one === value) ?? "en")}
        >
          <TabsList
            label={intl.formatMessage({
              defaultMessage: "Language of the texts",
              description: "Console product: tabs",
            })}
          >
            {locales.map((one) => (
              <TabsTab key={one} value={one}>
                <span lang={bcp47(one)}>{localeNames[one]}</span>
                {missing.includes(one) && (
                  <>
                    <span aria-hidden className={styles.missing} />
                    <VisuallyHidden>
                      <FormattedMessage
                        defaultMessage="(texts are missing)"
                        description="Console product: language without all texts"
                      />
                    </VisuallyHidden>
                  </>
                )}
              </TabsTab>
            ))}
          </TabsList>
          <TabsPanel value={locale}>
            <div className={styles.fields}>
              <TextField
                label={intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" })}
                required={!isNamed || content.name[locale] !== ""}
                readOnly={readOnly}
                maxLength={maxName}
                value={content.name[locale]}
                onChange={(event) => set("name", event.target.value)}
                placeholder={textIn(content.name, locale)}
                error={
                  isNameMissing
                    ? intl.formatMessage({
                        defaultMessage: "Enter the name in at least one language.",
                        description: "Console product: error",
                      })
                    : undefined
                }
              />
              <TextArea
                label={intl.formatMessage({
                  defaultMessage: "Highlights",
                  description: "Console product: field",
                })}
                hint={intl.formatMessage({
                  defaultMessage: "One per line",
                  description: "Console product: hint",
                })}
                rows={3}
                readOnly={readOnly}
                value={content.intro[locale]}
                onValueChange={(text) => set("intro", text)}
              />
              <HtmlField
                label={intl.formatMessage({
                  defaultMessage: "Description",
                  description: "Console product: field",
                })}
                key={locale}
                html={content.content[locale]}
                readOnly={readOnly}
                onChange={(html) => set("content", html)}
              />
              <TextField
                label={intl.formatMessage({ defaultMessage: "Unit", description: "Console product: field" })}
                hint={intl.formatMessage({
                  defaultMessage: "What one item is called, such as piece or pair",
                  description: "Console product: hint",
                })}
                readOnly={readOnly}
                maxLength={40}
                value={content.unit[locale]}
                onChange={(event) => set("unit", event.target.value)}
              />
            </div>
          </TabsPanel>
        </Tabs>
      </FormSection>
    </Card>
  );
};
