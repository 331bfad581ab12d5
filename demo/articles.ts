import { accentMug } from "./articles/accent-mug.ts";
import { apron } from "./articles/apron.ts";
import { babyBody } from "./articles/baby-body.ts";
import { bauble } from "./articles/bauble.ts";
import { blanket } from "./articles/blanket.ts";
import { canvas } from "./articles/canvas.ts";
import { coaster } from "./articles/coaster.ts";
import { cushion } from "./articles/cushion.ts";
import { deskCalendar } from "./articles/desk-calendar.ts";
import { enamelMug } from "./articles/enamel-mug.ts";
import { envelope } from "./articles/envelope.ts";
import { framedPoster } from "./articles/framed-poster.ts";
import { greetingCard } from "./articles/greeting-card.ts";
import { hoodie } from "./articles/hoodie.ts";
import { jigsaw } from "./articles/jigsaw.ts";
import { keyring } from "./articles/keyring.ts";
import { magicMug } from "./articles/magic-mug.ts";
import { magnet } from "./articles/magnet.ts";
import { metalPrint } from "./articles/metal-print.ts";
import { mouseMat } from "./articles/mouse-mat.ts";
import { mug } from "./articles/mug.ts";
import { notebook } from "./articles/notebook.ts";
import { phoneCase } from "./articles/phone-case.ts";
import { photoAlbum } from "./articles/photo-album.ts";
import { photoBookLandscape } from "./articles/photo-book-landscape.ts";
import { photoBookSquare } from "./articles/photo-book-square.ts";
import { postcard } from "./articles/postcard.ts";
import { poster } from "./articles/poster.ts";
import { socks } from "./articles/socks.ts";
import { sticker } from "./articles/sticker.ts";
import { toteBag } from "./articles/tote-bag.ts";
import { tshirt } from "./articles/tshirt.ts";
import { wallCalendar } from "./articles/wall-calendar.ts";
import { waterBottle } from "./articles/water-bottle.ts";
import type { DemoArticle } from "./demo-types.ts";

/** In the order of the shop's lists. */
export const demoArticles: readonly DemoArticle[] = [
	mug,
	canvas,
	tshirt,
	cushion,
	photoBookSquare,
	photoBookLandscape,
	poster,
	wallCalendar,
	greetingCard,
	postcard,
	envelope,
	jigsaw,
	bauble,
	accentMug,
	magicMug,
	enamelMug,
	mouseMat,
	coaster,
	metalPrint,
	framedPoster,
	photoAlbum,
	notebook,
	toteBag,
	hoodie,
	socks,
	apron,
	babyBody,
	waterBottle,
	blanket,
	deskCalendar,
	magnet,
	phoneCase,
	keyring,
	sticker,
];
