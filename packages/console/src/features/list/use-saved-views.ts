import { consoleViewList, consoleViewRemove, consoleViewSave, type viewLists } from "@carmine/api/contract";
import { useToast, type FilterBarProps } from "@carmine/design-system";
import { useSearchParams } from "react-router";
import { useRead, useWrite } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { useErrorText } from "../../app/use-error-text.ts";

/** Parameters that a view doesn't save. */
const passing = ["page", "limit", "ship"];
const prefix = "saved:";

/** Search and filters of a URL in a fixed order. */
const plainQuery = (params: URLSearchParams): string => {
  const kept = new URLSearchParams([...params].filter(([name]) => !passing.includes(name)));
  kept.sort();
  return kept.toString();
};

/**
 * Saved views of a list whose state is in the URL, for its filter bar.
 * @param own built-in views of the list, and the current one
 */
export const useSavedViews = (
  list: (typeof viewLists)[number],
  own: {
    readonly views: NonNullable<FilterBarProps["views"]>;
    readonly view: string;
    readonly onViewChange: (id: string) => void;
  },
): Pick<FilterBarProps, "views" | "view" | "onViewChange" | "onViewSave" | "onViewRemove"> => {
  const { merId } = useWorkspace();
  const toast = useToast();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const of = { list, ...(merId !== null && { merId }) };
  const saved = useRead(consoleViewList, { query: of }).data ?? [];
  const save = useWrite(consoleViewSave);
  const remove = useWrite(consoleViewRemove);
  const query = plainQuery(params);
  const current = saved.find((one) => one.query === query);
  const onError = (error: Parameters<typeof errorText>[0]): void =>
    void toast({ tone: "critical", message: errorText(error) });
  return {
    views: [
      ...own.views,
      ...saved.map(({ name }) => ({ id: `${prefix}${name}`, label: name, removable: true })),
    ],
    view: current ? `${prefix}${current.name}` : own.view,
    onViewChange: (id) => {
      const chosen = saved.find(({ name }) => id === `${prefix}${name}`);
      if (chosen) setParams(new URLSearchParams(chosen.query), { replace: true });
      else own.onViewChange(id);
    },
    onViewSave: (name) => save.mutate({ body: { ...of, name, query } }, { onError }),
    onViewRemove: (id) => remove.mutate({ body: { ...of, name: id.slice(prefix.length) } }, { onError }),
  };
};
