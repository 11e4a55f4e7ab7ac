import { Card, PageHeader, Segments, Select, Stack, Switch } from "@carmine/design-system";
import { localeNames, locales, type Locale } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useWorkspace } from "../../app/workspace.ts";
import { setPreferences, usePreferences } from "../../app/preferences.ts";
import { FactorSettings } from "../../features/second-factor/FactorSettings.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { chooseLocale } from "../../shell/choose-locale.ts";
import * as styles from "./page.css.ts";

/** Choices of this browser: language, color scheme, row height, shortcuts; and the account's second factor. */
const SettingsPage = () => {
  const intl = useIntl();
  const { user } = useWorkspace();
  const { locale, scheme, density, shortcuts } = usePreferences();
  return (
    <>
      <PageHeader title={<FormattedMessage defaultMessage="Settings" description="Console: page" />} />
      <Card className={styles.card}>
        <Stack gap={24}>
          <Select
            label={intl.formatMessage({ defaultMessage: "Language", description: "Console: setting" })}
            value={locale}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            onValueChange={(value) => chooseLocale(value as Locale)}
          />
          <Segments
            labelVisible
            label={intl.formatMessage({ defaultMessage: "Appearance", description: "Console: setting" })}
            value={scheme ?? "system"}
            segments={[
              {
                value: "system",
                label: intl.formatMessage({
                  defaultMessage: "Same as device",
                  description: "Console settings: appearance",
                }),
              },
              {
                value: "light",
                label: intl.formatMessage({
                  defaultMessage: "Light",
                  description: "Console settings: appearance",
                }),
              },
              {
                value: "dark",
                label: intl.formatMessage({
                  defaultMessage: "Dark",
                  description: "Console settings: appearance",
                }),
              },
            ]}
            onValueChange={(value) => setPreferences({ scheme: value === "system" ? null : value })}
          />
          <Segments
            labelVisible
            label={intl.formatMessage({ defaultMessage: "Row height", description: "Console: setting" })}
            value={density}
            segments={[
              {
                value: "comfortable",
                label: intl.formatMessage({
                  defaultMessage: "Comfortable",
                  description: "Console settings: row height",
                }),
              },
              {
                value: "compact",
                label: intl.formatMessage({
                  defaultMessage: "Compact",
                  description: "Console settings: row height",
                }),
              },
            ]}
            onValueChange={(value) => setPreferences({ density: value })}
          />
          <Switch checked={shortcuts} onCheckedChange={(checked) => setPreferences({ shortcuts: checked })}>
            <FormattedMessage
              defaultMessage="Single-letter keyboard shortcuts"
              description="Console: setting"
            />
          </Switch>
        </Stack>
      </Card>
      <NotificationSettings />
      <Card className={styles.card}>
        <FactorSettings factor={user.secondFactor} />
      </Card>
    </>
  );
};

export default SettingsPage;
