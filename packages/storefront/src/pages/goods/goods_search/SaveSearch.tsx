import { isApiError } from "@carmine/api/client";
import { mutations } from "@carmine/api/hooks";
import { Button, ButtonLink } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import BellPlus from "lucide-react/icons/bell-plus";
import Check from "lucide-react/icons/check";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useSearchParams } from "../../../app/location.ts";
import { filtersOf, searchParams } from "../../../features/catalogue/search-params.ts";
import { useOncePer } from "../../../features/forms/use-once-per.ts";
import { useAfterSignIn, useAskToSignIn } from "../../../features/session/use-after-sign-in.ts";
import { useSignedIn } from "../../../features/session/use-person.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  save: { defaultMessage: "Save search", description: "Search page: button; new products are reported then" },
  saved: {
    defaultMessage: "Search saved",
    description: "Search page: link to the saved searches, once this one is saved",
  },
});

/** The only pending action of its kind, because the page of the search stays open during the sign-in. */
const wanted = { kind: "searches", id: 0 } as const;

/** Saves the search with its filters, so that new products are reported. A visitor signs in first. */
export default function SaveSearch(): ReactElement {
  const { api } = useApp();
  const search = searchParams.read(useSearchParams());
  const intl = useIntl();
  const signedIn = useSignedIn();
  const { mutate, isPending, isSuccess } = useMutation(mutations.saveSearch(api));
  const { ask, wait } = useAskToSignIn(wanted);
  const save = (): void => {
    mutate(
      { body: filtersOf(search) },
      {
        // The client has already shown the error.
        onError: (error) => {
          if (isApiError(error) && error.needsSignIn) wait();
        },
      },
    );
  };
  useAfterSignIn(wanted, save);
  const press = useOncePer((): void => (signedIn ? save() : ask()));
  return isSuccess && signedIn ? (
    <ButtonLink
      href={`${paths.saved}?tab=searches`}
      size="sm"
      startIcon={Check}
      className={styles.saveSearch}
    >
      {intl.formatMessage(texts.saved)}
    </ButtonLink>
  ) : (
    <Button size="sm" startIcon={BellPlus} loading={isPending} className={styles.saveSearch} onClick={press}>
      {intl.formatMessage(texts.save)}
    </Button>
  );
}
