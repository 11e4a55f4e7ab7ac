import type { SavedSearch } from "@carmine/api/contract";
import { mutations, queries } from "@carmine/api/hooks";
import { Button, Link, Switch, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useMoveFocusOnRemoval } from "../../../features/account/use-move-focus-on-removal.ts";
import { useDateTimeParts } from "../../../features/orders/use-date-time.ts";
import * as styles from "./page.css.ts";

/** A saved search: link to its results, switch for notifications, button that removes it. */
export const SavedSearchRow = ({ search }: { search: SavedSearch }): ReactElement => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const partsOf = useDateTimeParts();
  const { id, name, path, isNotifying, savedAt } = search;
  const item = useMoveFocusOnRemoval<HTMLLIElement>("button");
  const { queryKey } = queries.savedSearches(api);
  const edit = useMutation({
    ...mutations.notifySavedSearch(api),
    onSuccess: (_data, { body }) =>
      queryClient.setQueryData(
        queryKey,
        (page) =>
          page && {
            ...page,
            list: page.list.map((one) =>
              one.id === id ? { ...one, isNotifying: Boolean(body.isNotifying) } : one,
            ),
          },
      ),
  });
  const remove = useMutation(mutations.removeSavedSearch(api));
  return (
    <li ref={item} className={styles.search}>
      <div className={styles.searchName}>
        <Link href={path} tone="default" strong>
          <bdi>{name}</bdi>
        </Link>
        <Text tone="muted" size={12}>
          <FormattedMessage
            defaultMessage="Saved {day}"
            description="Saved searches: on which day, such as Nov 14"
            values={{ day: partsOf(savedAt).day }}
          />
        </Text>
      </div>
      <Switch
        checked={edit.isPending ? Boolean(edit.variables.body.isNotifying) : isNotifying}
        aria-label={intl.formatMessage(
          {
            defaultMessage: "Notify me of new products: {name}",
            description: "Name of a saved search’s switch for screen readers",
          },
          { name },
        )}
        onCheckedChange={(next) => edit.mutate({ params: { id }, body: { isNotifying: next } })}
      >
        <FormattedMessage
          defaultMessage="Notify me of new products"
          description="Saved searches: switch of each search"
        />
      </Switch>
      <Button
        size="sm"
        startIcon={Trash2}
        loading={remove.isPending}
        aria-label={intl.formatMessage(
          { defaultMessage: "Remove {name}", description: "Name of a button for screen readers" },
          { name },
        )}
        onClick={() => remove.mutate({ params: { id } })}
      >
        <FormattedMessage defaultMessage="Remove" description="Button in the list of saved searches" />
      </Button>
    </li>
  );
};
