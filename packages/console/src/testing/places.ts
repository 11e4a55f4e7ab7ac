import { operatorRights, type ConsolePlace, type Right } from "@carmine/api/contract";

/** The workspace of the marketplace, for an administrator or with the given rights only. */
export const market = (rights: readonly Right[] = operatorRights.administrator): ConsolePlace => ({
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "administrator",
  rights: [...rights],
  zone: "UTC",
});
