import type { AnyInput } from "./test-app.ts";

interface Things {
  readonly shopId: number;
  /** An import that can be run. */
  readonly importId: number;
  /** An import that can be undone. */
  readonly doneImportId: number;
}

/** Input of each call of `/api/merchant/*` and `/api/operator/*` that exports or imports a file. */
export const fileCalls: Readonly<Record<string, (of: Things) => AnyInput>> = {
  merchantOrderExport: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantProductExport: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantCustomerExport: ({ shopId }) => ({ body: { merId: shopId } }),
  merchantTaxExport: ({ shopId }) => ({ query: { merId: shopId } }),
  operatorOrderExport: () => ({}),
  operatorTaxExport: () => ({}),
  merchantImportUpload: ({ shopId }) => ({
    query: { merId: shopId },
    body: { name: "lamps.csv", text: "Handle,Title,Variant Price\nlamp,Lamp,10.00\n" },
  }),
  merchantImportPreview: ({ importId }) => ({ params: { id: importId }, body: {} }),
  merchantImportRun: ({ importId }) => ({ params: { id: importId } }),
  merchantImportUndo: ({ doneImportId }) => ({ params: { id: doneImportId } }),
  merchantImportList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantImportDetail: ({ importId }) => ({ params: { id: importId } }),
  merchantImportProblems: ({ importId }) => ({ params: { id: importId } }),
  merchantImportRefused: ({ importId }) => ({ params: { id: importId } }),
};
