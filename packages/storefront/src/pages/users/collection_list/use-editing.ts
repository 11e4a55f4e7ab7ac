import { mutations, type SavedProduct } from "@carmine/api/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { changeSelection } from "./change-selection.ts";
import { useMove } from "./use-move.ts";
import { useRemoved } from "./use-removed.ts";

/** Selects several saved products to remove them or to move them to the cart. */
export const useEditing = (products: readonly SavedProduct[]) => {
  const { api } = useApp();
  const removed = useRemoved();
  const [editing, setEditing] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  /** Start of a range. */
  const [last, setLast] = useState<number>();
  const [asksToRemove, setAsksToRemove] = useState(false);
  const chosen = products.filter(({ id }) => selected.has(id));
  const shown = products.map(({ id }) => id);
  const takeOff = useMutation(mutations.deleteSavedProducts(api));

  const end = (): void => {
    setSelected(new Set());
    setLast(undefined);
    setAsksToRemove(false);
    setEditing(false);
  };
  const moving = useMove(end);
  const isAsking = asksToRemove || moving.question !== undefined;

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // Escape closes an open dialog first.
    if (event.key === "Escape" && !event.defaultPrevented && !isAsking) end();
  });
  useEffect(() => {
    if (!editing) return undefined;
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [editing]);

  const remove = (): void =>
    takeOff.mutate(
      { body: { ids: chosen.map(({ id }) => id) } },
      {
        onSuccess: () => {
          removed(chosen.map(({ productId }) => productId));
          end();
        },
      },
    );
  return {
    editing,
    start: () => setEditing(true),
    end,
    chosen,
    isSelected: (id: number) => selected.has(id),
    select: (id: number, on: boolean, isRange: boolean) => {
      setSelected(changeSelection(selected, { shown, id, on, ...(isRange && { from: last }) }));
      setLast(id);
    },
    selectAll: (on: boolean) => setSelected(new Set(on ? shown : [])),
    /** Removing several products needs a confirmation. */
    remove: () => (chosen.length > 1 ? setAsksToRemove(true) : remove()),
    asksToRemove,
    confirmRemoval: remove,
    keep: () => setAsksToRemove(false),
    move: () => moving.move(chosen),
    question: moving.question,
    busy: takeOff.isPending || moving.busy,
  };
};

export type Editing = ReturnType<typeof useEditing>;
