import { english as addressForm } from "../words/components/AddressForm.ts";
import { english as banner } from "../words/components/Banner.ts";
import { english as carousel } from "../words/components/Carousel.ts";
import { english as categoryMenu } from "../words/components/CategoryMenu.ts";
import { english as combobox } from "../words/components/Combobox.ts";
import { english as confirmDialog } from "../words/components/ConfirmDialog.ts";
import { english as copyButton } from "../words/components/CopyButton.ts";
import { english as countryDialPicker } from "../words/components/CountryDialPicker.ts";
import { english as dateRange } from "../words/components/DateRange.ts";
import { english as dialog } from "../words/components/Dialog.ts";
import { english as errorState } from "../words/components/ErrorState.ts";
import { english as fileUpload } from "../words/components/FileUpload.ts";
import { english as filterChip } from "../words/components/FilterChip.ts";
import { english as header } from "../words/components/Header.ts";
import { english as imageLightbox } from "../words/components/ImageLightbox.ts";
import { english as notificationItem } from "../words/components/NotificationItem.ts";
import { english as pagination } from "../words/components/Pagination.ts";
import { english as passwordField } from "../words/components/PasswordField.ts";
import { english as priceRange } from "../words/components/PriceRange.ts";
import { english as productGallery } from "../words/components/ProductGallery.ts";
import { english as quantityStepper } from "../words/components/QuantityStepper.ts";
import { english as ratingInput } from "../words/components/RatingInput.ts";
import { english as regionCascader } from "../words/components/RegionCascader.ts";
import { english as searchField } from "../words/components/SearchField.ts";
import { english as productCard } from "../words/components/ProductCard.ts";
import { english as skuPicker } from "../words/components/SkuPicker.ts";
import { english as steps } from "../words/components/Steps.ts";
import { english as tireLabel } from "../words/components/TireLabel.ts";
import { english as toast } from "../words/components/Toast.ts";
import type { Messages } from "../words/messages.ts";

/** English texts of the components. */
export const en: Messages = {
  addressForm,
  banner,
  carousel,
  categoryMenu,
  combobox,
  confirmDialog,
  copyButton,
  countryDialPicker,
  dateRange,
  dialog,
  errorState,
  fileUpload,
  filterChip,
  header,
  imageLightbox,
  notificationItem,
  pagination,
  passwordField,
  priceRange,
  productGallery,
  quantityStepper,
  ratingInput,
  regionCascader,
  searchField,
  productCard,
  skuPicker,
  steps,
  tireLabel,
  toast,
};
