import { AT } from "./at.ts";
import { BE } from "./be.ts";
import { CH } from "./ch.ts";
import { CZ } from "./cz.ts";
import { DE } from "./de.ts";
import { DK } from "./dk.ts";
import { ES } from "./es.ts";
import { FI } from "./fi.ts";
import { FR } from "./fr.ts";
import { GB } from "./gb.ts";
import { IE } from "./ie.ts";
import { IT } from "./it.ts";
import { LU } from "./lu.ts";
import { NL } from "./nl.ts";
import { PL } from "./pl.ts";
import { PT } from "./pt.ts";
import { SE } from "./se.ts";
import type { Site } from "./site.ts";

/** The country shops, in the order of the specification. */
export const SITES: readonly Site[] = [ES, DE, AT, CH, FR, IT, PT, NL, BE, DK, PL, CZ, GB, IE, LU, SE, FI];
