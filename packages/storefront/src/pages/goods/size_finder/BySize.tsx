import { queries } from "@carmine/api/hooks";
import { Button, Card, Heading, Select, Text } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type FormEvent, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useNavigate } from "../../../app/location.ts";
import { measuresOf } from "../../../features/catalogue/measures.ts";
import { searchParams } from "../../../features/catalogue/search-params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: { defaultMessage: "Find your size", description: "Home page: title of the form for a tire size" },
  text: {
    defaultMessage: "As shown on the sidewall",
    description: "Home page: text above the form for a tire size",
  },
  find: { defaultMessage: "Find tires", description: "Home page: button of the form for a tire size" },
});

/** Form for a tire size of the first department; nothing if its products have no sizes. */
export const BySize = (): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const titleId = useId();
  const cid = useQuery(queries.categoryTree(api)).data?.[0]?.id;
  const facets = useQuery({ ...queries.productFacets(api, { cid: cid ?? 0 }), enabled: cid !== undefined });
  const measures = measuresOf(facets.data ?? []);
  if (measures.length === 0) return null;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    void navigate(searchParams.href({ ...searchParams.read(new URLSearchParams(entries)), cid }));
  };
  return (
    <Card element="section" aria-labelledby={titleId} className={styles.car}>
      <div className={styles.intro}>
        <Heading level={2} size={18} id={titleId}>
          {intl.formatMessage(texts.title)}
        </Heading>
        <Text tone="muted">{intl.formatMessage(texts.text)}</Text>
      </div>
      <form
        method="get"
        action={localizedPath(locale, paths.search)}
        className={styles.form}
        onSubmit={submit}
      >
        {measures.map(({ name, label, options, defaultValue }) => (
          <Select
            key={name}
            name={name}
            label={label}
            options={options.map((value) => ({ value, label: value }))}
            {...(defaultValue && { defaultValue })}
          />
        ))}
        <Button type="submit" variant="solid">
          {intl.formatMessage(texts.find)}
        </Button>
      </form>
    </Card>
  );
};
