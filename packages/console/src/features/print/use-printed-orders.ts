import { useSearchParams } from "react-router";

/** Numbers of the orders in the URL of a page for the printer. */
export const usePrintedOrders = (): string[] => {
  const [params] = useSearchParams();
  return (params.get("orders") ?? "").split(",").filter(Boolean);
};
