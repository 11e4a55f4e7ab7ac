import type { FastifyInstance } from "fastify";
import { registerAccounts } from "./accounts/routes.ts";
import { registerAddresses } from "./addresses/routes.ts";
import { registerAudit } from "./audit/routes.ts";
import { registerCart } from "./cart/routes.ts";
import { registerCatalogueOperator } from "./catalogue/operator-routes.ts";
import { registerCatalogue } from "./catalogue/routes.ts";
import { registerMerchantProducts } from "./catalogue/staff/routes.ts";
import { registerCollections } from "./collections/routes.ts";
import { registerContent } from "./content/routes.ts";
import { registerContentStaff } from "./content/staff/routes.ts";
import { registerConsole } from "./console/routes.ts";
import type { AppContext } from "./context.ts";
import { registerImports } from "./import/staff/routes.ts";
import { registerLedger } from "./ledger/routes.ts";
import { registerStatements } from "./ledger/statement-routes.ts";
import { registerMedia } from "./media/routes.ts";
import { registerReviews } from "./catalogue/reviews/routes.ts";
import { registerUploads } from "./media/uploads/routes.ts";
import { registerMerchants } from "./merchants/routes.ts";
import { registerOperatorShops } from "./merchants/operator/routes.ts";
import { registerShopStaff } from "./merchants/staff/routes.ts";
import { registerMessaging } from "./messaging/routes.ts";
import { registerNotifications } from "./notifications/routes.ts";
import { registerOrdering } from "./ordering/routes.ts";
import { registerShipping } from "./shipping/routes.ts";
import { registerShippingStaff } from "./shipping/staff/routes.ts";
import { registerAfterSale } from "./after-sale/routes.ts";
import { registerPayment } from "./payment/routes.ts";
import { registerPromotion } from "./promotion/routes.ts";

type RegisterDomain = (app: FastifyInstance, ctx: AppContext) => void;

const domains: readonly RegisterDomain[] = [
  registerAccounts,
  registerMessaging,
  registerNotifications,
  registerCatalogue,
  registerCatalogueOperator,
  registerMerchantProducts,
  registerImports,
  registerContent,
  registerContentStaff,
  registerMedia,
  registerUploads,
  registerReviews,
  registerMerchants,
  registerShopStaff,
  registerOperatorShops,
  registerCollections,
  registerCart,
  registerAddresses,
  registerOrdering,
  registerPayment,
  registerLedger,
  registerShipping,
  registerShippingStaff,
  registerAfterSale,
  registerStatements,
  registerAudit,
  registerPromotion,
  registerConsole,
];

export const registerDomains: RegisterDomain = (app, ctx) => {
  for (const register of domains) register(app, ctx);
};
