// The table of the lessons, each in a file of its own.
import { age } from './age.js';
import { equation } from './equation.js';
import { footfall } from './footfall.js';
import { frame } from './frame.js';
import { idea } from './idea.js';
import { knobs } from './knobs.js';
import { leg } from './leg.js';
import { list } from './list.js';
import { spots } from './spots.js';

/** @type {import('../../lib/lesson.js').Lesson[]} */
export const lessons = [idea, equation, list, age, leg, spots, knobs, frame, footfall];
