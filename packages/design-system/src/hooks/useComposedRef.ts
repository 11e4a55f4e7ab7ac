import { useCallback, type Ref } from "react";

/** Merges the component's ref and the caller's into one, which is stable while both are. */
export function useComposedRef<Node>(
  own: Ref<Node>,
  given: Ref<Node> | undefined,
): (node: Node) => () => void {
  return useCallback(
    (node: Node) => {
      const leave = [attach(own, node), attach(given, node)];
      return () => leave.forEach((detach) => detach());
    },
    [own, given],
  );
}

function attach<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === "function") {
    const cleanup = ref(node);
    return typeof cleanup === "function" ? cleanup : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
