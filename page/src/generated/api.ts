// Made from the server's OpenAPI document by `make page`; change the server's types instead. 55c7fc2c8f837a3d
import type { Prose } from "../prose";
export interface paths {
    "/api/ask/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answer to a question; the body holds its parameters. */
        post: operations["post_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ask/{name}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answers to a question for every value of one or two parameters. */
        post: operations["post_question_chart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boxes/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheets of your own box: counters, cards, charts, scenarios. */
        get: operations["get_list_data_sheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boxes/{title}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is missing in filled sheets or does not fit, sheet and cell. */
        post: operations["post_check_sheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boxes/{title}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sheets as a folder in an archive, for `--data`. */
        post: operations["post_download_sheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games of the seats in the header Seat, separated by commas. */
        get: operations["get_my_games"];
        put?: never;
        /** A new game; answers with its seats. */
        post: operations["post_create_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table as a seat sees it. */
        get: operations["get_show_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the question is about, and what matters in this position. */
        get: operations["get_explain_decision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/advice/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a good player would choose, and why. */
        get: operations["get_recommended_choice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do an action. */
        post: operations["post_apply_action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/attacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attacks worth asking the odds of. */
        get: operations["get_attacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/beginner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have preparatory questions answered, or be asked. */
        post: operations["post_set_beginner_help"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which figures of a game played with your own box are the box's; all others are ours. */
        get: operations["get_own_data_of_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is not as the side saw it at a line: new lines, where the game stands, what lies elsewhere. */
        get: operations["get_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seat one was invited to. */
        post: operations["post_claim_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the position: a line of the record names what was changed. */
        post: operations["post_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of a game as server-sent events: `changed`, whose data is a `News`. */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A game of its own from a line. */
        post: operations["post_fork_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a guided game stands in its lessons. */
        get: operations["get_current_lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/hurry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a machine that thinks play what it likes best so far. */
        post: operations["post_hurry_computer_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/laid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counters and markers as the side sees them. */
        get: operations["get_counters_and_markers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, as the side may know it. */
        get: operations["get_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/log/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seat's own log as a file. */
        get: operations["get_log_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A short line for the other seat; it is no part of the record. */
        post: operations["post_send_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was written between the seats. */
        get: operations["get_list_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write into the record. */
        post: operations["post_add_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The odds of an attack. */
        post: operations["post_attack_odds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The listed options of the seat's side. */
        get: operations["get_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What you rolled or drew. */
        post: operations["post_enter_outcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/overlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Supply, zones, threats and the like over the map. */
        get: operations["get_overlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/overlays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be laid over the map, by name. */
        get: operations["get_list_overlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the game stands as a position to edit or write down; for who may know everything. */
        get: operations["get_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a unit may go, with the movement points left. */
        get: operations["get_unit_actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole record, for who may know everything (BF-06). */
        get: operations["get_download_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back. */
        post: operations["post_redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bug report with what the seat may know. */
        get: operations["get_download_bug_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review of the game, or how far it has come. */
        get: operations["get_review_status"];
        put?: never;
        /** Have the game reviewed: the chance to win, luck and choices (BF-06). */
        post: operations["post_start_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/review/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the review that is being made. */
        post: operations["post_stop_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the program roll. */
        post: operations["post_roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the position can be corrected in a game with own dice. */
        get: operations["get_list_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the tutor would choose, and the chance to win of the options it has played out. */
        get: operations["get_tutor_choice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tutor/far": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the tutor has come with what it was asked for a side. */
        get: operations["get_tutor_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tutor/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a game goes on after each of two actions. */
        post: operations["post_compare_continuations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tutor/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the tutor say what it has found so far. */
        post: operations["post_stop_tutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tutor/warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an action loses more of the chance to win than chance explains. */
        post: operations["post_warning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back. */
        post: operations["post_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/unit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the title tells of a unit. */
        get: operations["get_unit_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** May this be done, and by which rule? */
        post: operations["post_explain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new game from a record. */
        post: operations["post_load_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the parts of a counter, a card, a chit and the map mean. */
        get: operations["get_symbol_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key/{title}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counters and the signs of the map as SVG. */
        get: operations["get_symbol_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manual/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a title in reading order, with examples. */
        get: operations["get_manual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manual/{title}/examples/{example}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position of an example as SVG. */
        get: operations["get_example_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A map: its hexes, hexsides, places, numbers. */
        get: operations["get_map_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/{title}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ground of a map as SVG. */
        get: operations["get_map_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position to edit, and what can be set. */
        post: operations["post_open_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/{title}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The position after some edits, checked. */
        post: operations["post_edit_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/{title}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The position as a file. */
        post: operations["post_download_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/{title}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A game that starts from the position. */
        post: operations["post_create_game_from_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every chart and calculator of every title. */
        get: operations["get_question_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parameters of a question as JSON schema. */
        get: operations["get_question"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules by words. */
        get: operations["get_rule_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sentence of a rule. */
        get: operations["get_rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The palette of the maps. */
        get: operations["get_style"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is to play, to ask and to look at. */
        get: operations["get_titles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the words of a title mean. */
        get: operations["get_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database answer. */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus, for this machine only. */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AboutUnit
         * @description What the title shows about a unit, such as its strength; None if it shows nothing.
         */
        AboutUnit: {
            about: components["schemas"]["UnitPart"] | null;
            lines: number;
            unit: string;
        };
        /** Act */
        Act: {
            action: components["schemas"]["Action"];
            /** @default null */
            lines?: number | null;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * Action
         * @description What a side announces, in the words of the title: `do` names it, the rest are its fields.
         */
        Action: {
            do: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Advice
         * @description What the pending decision is about, and what matters in this position.
         */
        Advice: {
            about: components["schemas"]["Hint"][];
            matters: components["schemas"]["Hint"][];
        };
        /**
         * Advised
         * @description The recommended choice; None if the side has no decision, or the title no computer player good enough to
         *         advise.
         */
        Advised: {
            choice: components["schemas"]["AdvisedChoice"] | null;
        };
        /**
         * AdvisedChoice
         * @description The action the adviser recommends, the kind of player that advises, and the reasons.
         */
        AdvisedChoice: {
            action: components["schemas"]["Action"];
            best: components["schemas"]["AdvisedOption"][];
            by: string;
            /** Format: prose */
            text: Prose;
            why: components["schemas"]["Hint"][];
        };
        /**
         * AdvisedOption
         * @description An option and the value the adviser gives it.
         */
        AdvisedOption: {
            action: components["schemas"]["Action"];
            error: number | null;
            odds: components["schemas"]["ToldOdds"] | null;
            /** Format: prose */
            text: Prose;
            worth: number;
        };
        /**
         * ArdennesArmy
         * @description Numbers of units and steps on the map, and of units out of supply, Dispersed or OutOfFuel.
         */
        ArdennesArmy: {
            cut: number;
            dispersed: number;
            low: number;
            out_of_fuel: number;
            steps: number;
            units: number;
        };
        /**
         * ArdennesCalendar
         * @description The days of the scenario and the counters of future arrivals.
         */
        ArdennesCalendar: {
            counters: components["schemas"]["Counter"][];
            days: components["schemas"]["ArdennesDay"][];
            lasting: string[];
            okw: number;
            today: number;
        };
        /**
         * ArdennesCard
         * @description Details of a card that may be chosen.
         */
        ArdennesCard: {
            facts: string;
            hexes: string[];
            idle: boolean;
            name: string;
            /** Format: prose */
            note: Prose;
            tactic: string;
        };
        /**
         * ArdennesCombat
         * @description The combat under way: units, target, tactics, hits and odds.
         */
        ArdennesCombat: {
            at: number;
            attacker_hits?: number;
            attacker_tactics?: string[];
            attacker_words: string;
            attackers: string[];
            defender_hits?: number;
            defender_tactics?: string[];
            defender_words: string;
            defenders: string[];
            /** Format: prose */
            no_entry?: Prose;
            no_entry_rules?: string[];
            odds?: string;
            retreated?: number;
            side: string;
            steps: string[];
            target: string;
            where: string;
        };
        /**
         * ArdennesCommand
         * @description The Command Level and the points of it already spent.
         */
        ArdennesCommand: {
            level: number;
            spent: number;
        };
        /**
         * ArdennesDay
         * @description A day of the scenario: its special rules (sentence and rule id) and its arrivals by side.
         */
        ArdennesDay: {
            arrivals: {
                [key: string]: string[];
            };
            day: number;
            lines: [
                string,
                string
            ][];
        };
        /**
         * ArdennesHand
         * @description The hand and piles of a side, the cards it may take now, and the other side's counts.
         */
        ArdennesHand: {
            captured: components["schemas"]["HeldCard"][];
            discard: components["schemas"]["HeldCard"][];
            draw: number;
            held: components["schemas"]["HeldCard"][];
            limit: number;
            offered: components["schemas"]["HeldCard"][];
            other: components["schemas"]["OtherHand"];
            side: string;
        };
        /**
         * ArdennesMoment
         * @description The current phase, impulse and combat; for the side that is asked also the question and its help.
         */
        ArdennesMoment: {
            active?: string[];
            card?: string;
            card_name?: string;
            cards?: {
                [key: string]: components["schemas"]["ArdennesCard"];
            };
            combat?: components["schemas"]["ArdennesCombat"];
            /** Format: prose */
            help?: Prose;
            impulse?: string;
            impulse_words?: string;
            level?: number;
            names?: {
                [key: string]: string;
            };
            phase: number;
            phases: string[];
            /** Format: prose */
            question?: Prose;
            spent?: number;
            targets?: {
                [key: string]: components["schemas"]["ArdennesTarget"];
            };
        };
        /**
         * ArdennesPart
         * @description All data shown to players that is specific to the Ardennes.
         */
        ArdennesPart: {
            calendar: components["schemas"]["ArdennesCalendar"];
            card_names: {
                [key: string]: string;
            };
            card_words: {
                [key: string]: components["schemas"]["CardWords"];
            };
            hand: components["schemas"]["ArdennesHand"];
            moment: components["schemas"]["ArdennesMoment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "ardennes";
            track: components["schemas"]["ArdennesTrack"];
        };
        /** ArdennesPartChange */
        ArdennesPartChange: {
            calendar?: components["schemas"]["ArdennesCalendar"];
            card_names?: {
                [key: string]: string;
            };
            card_words?: {
                [key: string]: components["schemas"]["CardWords"];
            };
            hand?: components["schemas"]["ArdennesHand"];
            moment?: components["schemas"]["ArdennesMoment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "ardennes";
            track?: components["schemas"]["ArdennesTrack"];
        };
        /**
         * ArdennesTarget
         * @description A hex that may be attacked, with its defenders and the units able to attack it.
         */
        ArdennesTarget: {
            defenders: string;
            /** Format: prose */
            no_entry: Prose;
            no_entry_rules: string[];
            units: components["schemas"]["TargetUnit"][];
            where: string;
        };
        /**
         * ArdennesTrack
         * @description The public counts: points, victory hexes, armies, fuel, Replacements and Command Level.
         */
        ArdennesTrack: {
            command?: components["schemas"]["ArdennesCommand"];
            exit: number;
            fuel: number;
            goals: [
                number,
                number
            ][];
            hexes: components["schemas"]["VictoryHexShown"][];
            points: number;
            possible: number;
            replacements: number;
            sides: {
                [key: string]: components["schemas"]["ArdennesArmy"];
            };
        };
        /**
         * ArrivalGroup
         * @description This turn's chart lines for one nation, action and place, with their entry hexes.
         */
        ArrivalGroup: {
            action: string;
            hexes: string[];
            lines: components["schemas"]["ArrivalLine"][];
            nation: string;
            units: number;
            where: string;
        };
        /**
         * ArrivalLine
         * @description A line of the arrival chart, with its effect in this campaign.
         */
        ArrivalLine: {
            done: boolean;
            effect: string;
            text: string;
        };
        /** ArrivalsOfMonth */
        ArrivalsOfMonth: {
            counters: number;
            month: string;
            nation: string;
        };
        /**
         * Arriving
         * @description A counter that arrives now, the hexes and boxes it may enter, and whether it may have no recorded hex.
         */
        Arriving: {
            boxes: string[];
            counter: components["schemas"]["Counter"];
            hexes: string[];
            table: boolean;
            where: string;
        };
        /**
         * Attack
         * @description An attack whose odds a player can ask for.
         */
        Attack: {
            action: components["schemas"]["Action"];
            /** Format: prose */
            text: Prose;
        };
        /** Attacks */
        Attacks: {
            attacks: components["schemas"]["Attack"][];
        };
        /**
         * Back
         * @description The record line to which an undo would return.
         */
        Back: {
            to: number;
        };
        /**
         * BarItem
         * @description An item of the bar that is always visible above the map: the date, the score, or what is left of something.
         */
        BarItem: {
            /** Format: prose */
            about: Prose;
            id: string;
            more: [
                Prose,
                string
            ][];
            /** Format: prose */
            name: Prose;
            of: number;
            part: number;
            side: string;
            /** Format: prose */
            value: Prose;
        };
        /**
         * Basis
         * @description The version number of a title's rules, and a digest of its data files.
         */
        Basis: {
            data: string;
            rules: number;
        };
        /** Beginner */
        Beginner: {
            on: boolean;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * BookExample
         * @description An example of play in the rule book: its text and the events that happened.
         */
        BookExample: {
            id: string;
            picture: boolean;
            /** Format: prose */
            text: Prose;
            title: string;
            told: string[];
        };
        /**
         * BookRule
         * @description A rule in a section of the rule book.
         */
        BookRule: {
            id: string;
            /** Format: prose */
            reading?: Prose;
            scope?: string;
            /** Format: prose */
            text: Prose;
        };
        /**
         * BookSection
         * @description A section of the rule book with its rules and examples.
         */
        BookSection: {
            /** Format: prose */
            about: Prose;
            examples: components["schemas"]["BookExample"][];
            id: string;
            key: string[];
            part: string;
            rules: components["schemas"]["BookRule"][];
            title: string;
        };
        /** BoxChecked */
        BoxChecked: {
            faults: components["schemas"]["BoxFault"][];
            filled: components["schemas"]["BoxState"][];
        };
        /**
         * BoxFault
         * @description An error in a filled-in data sheet, with row (as a spreadsheet counts) and column.
         */
        BoxFault: {
            column: string;
            row: number;
            /** Format: prose */
            said: Prose;
            sheet: string;
        };
        /**
         * BoxFilled
         * @description A data sheet filled in by a person.
         */
        BoxFilled: {
            /**
             * @default partial
             * @enum {unknown}
             */
            mode?: "partial" | "whole";
            text: string;
        };
        /**
         * BoxOfGame
         * @description The data of a game that are the person's own; all other rows are built-in.
         */
        BoxOfGame: {
            rows: components["schemas"]["BoxRow"][];
            sheets: components["schemas"]["BoxState"][];
        };
        /**
         * BoxRow
         * @description A data row in use that has values of the person's own: which columns they fill, and which keep the built-in
         *         values.
         */
        BoxRow: {
            box: string[];
            key: string;
            ours: string[];
            sheet: string;
        };
        /**
         * BoxSheet
         * @description A data sheet for a person to fill in: its columns, key columns, an example row, and the number of built-in
         *         rows.
         */
        BoxSheet: {
            /** Format: prose */
            about: Prose;
            columns: string[];
            example: string[];
            key: string[];
            name: string;
            ours: number;
        };
        /**
         * BoxState
         * @description How far a data sheet is filled in: rows given, new rows, built-in rows unchanged, cells taken from built-in
         *         rows.
         */
        BoxState: {
            lent: number;
            new: number;
            ours: number;
            rows: number;
            sheet: string;
        };
        /**
         * BugReport
         * @description A game's software versions with its whole record, or with only what one side knows: its view and log.
         */
        BugReport: {
            broadfront: string;
            here: components["schemas"]["Basis"];
            lines: number;
            log?: components["schemas"]["ReportedEvent"][];
            made_under: components["schemas"]["Basis"];
            python: string;
            record?: string;
            scenario: string;
            side: string | null;
            system: string;
            title: string;
            variant: string;
            view?: Record<string, unknown>;
            waits_for?: components["schemas"]["ToldDecision"] | components["schemas"]["ToldChance"] | components["schemas"]["ToldEnd"];
        };
        /**
         * CardWords
         * @description Description of a use of a card: its effect, when it is allowed, and the rule.
         */
        CardWords: {
            does: string;
            rule: string;
            when: string;
        };
        /**
         * Caution
         * @description The tutor's warning about an action; None if its loss may be due to chance, or if the tutor does not play such
         *         decisions out.
         */
        Caution: {
            warning: components["schemas"]["Warned"] | null;
        };
        /**
         * Cell
         * @description One cell of a chart: an answer, or the reason there is none.
         */
        Cell: {
            problem?: string;
            value?: Record<string, unknown>;
        };
        /**
         * Change
         * @description One correction of a position: what is set, of which unit, hex, card or place, the new value and the old one.
         */
        Change: {
            /** @default  */
            of?: string;
            to: boolean | number | string;
            /** @default null */
            was?: boolean | number | string | null;
            what: string;
        };
        /** Changed */
        Changed: {
            edits: components["schemas"]["Edit"][];
            position: Record<string, unknown>;
        };
        /**
         * Changes
         * @description Everything that changed in a game since a page saw it at line `since` of the record.
         */
        Changes: {
            lines: number;
            log: components["schemas"]["LogEntry"][];
            since: number;
            standing?: components["schemas"]["Standing"];
            table?: components["schemas"]["TableChange"];
            undone?: number[];
            unseen?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            whole?: components["schemas"]["GameView"];
            zones?: {
                [key: string]: components["schemas"]["ZoneSeen"];
            };
        };
        /**
         * Chart
         * @description The answers of a chart row by row, with the parameter values of its rows and columns.
         */
        Chart: {
            across: unknown[];
            cells: components["schemas"]["Cell"][][];
            down: unknown[];
            rules: string[];
        };
        /** Claim */
        Claim: {
            invitation: string;
        };
        /**
         * ClerkAccounts
         * @description Data for the report forms.
         */
        ClerkAccounts: {
            caps: {
                [key: string]: number;
            };
            drops: {
                [key: string]: number;
            };
            england: string[];
            losses: [
                string,
                number
            ][];
            markers: {
                [key: string]: number;
            };
            most_shift: number;
            names: string[];
            on_map: components["schemas"]["ClerkMapAccounts"] | null;
            ports: components["schemas"]["ClerkPort"][];
            scheldt: boolean;
            shifts: {
                [key: string]: number;
            };
            transport: [
                string,
                boolean
            ][];
        };
        /**
         * ClerkMapAccounts
         * @description Data for the forms that report what happened on the map.
         */
        ClerkMapAccounts: {
            absorb: [
                string,
                string
            ][];
            deliveries: {
                [key: string]: string[];
            };
            detach: [
                string,
                string
            ][];
            dumps: [
                string,
                string,
                string
            ][];
            hedgehogs: [
                string,
                number
            ][];
            interdiction: boolean;
            railheads: [
                string,
                string
            ][];
        };
        /**
         * ClerkPart
         * @description The state of a campaign.
         */
        ClerkPart: {
            accounts: components["schemas"]["ClerkAccounts"] | null;
            arrivals: components["schemas"]["ArrivalGroup"][];
            arrivals_by_month: components["schemas"]["ArrivalsOfMonth"][];
            arriving: components["schemas"]["Arriving"] | null;
            campaign: string;
            checklist: components["schemas"]["ClerkStep"][];
            faces: {
                [key: string]: string;
            };
            field: components["schemas"]["FieldPart"] | null;
            first_turn: number;
            flight: string;
            ground: string;
            history: components["schemas"]["ClerkTurn"][];
            last_turn: number;
            mean: {
                [key: string]: number[];
            };
            nations: string[];
            notes: Prose[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "clerk";
            on_map: boolean;
            pools: {
                [key: string]: [
                    string,
                    number,
                    number,
                    string
                ][];
            };
            rebuilds: components["schemas"]["Rebuildable"][];
            repls: {
                [key: string]: number;
            };
            sheets: string[];
            stocks: {
                [key: string]: number;
            };
            turn: number;
            turns: string[];
        };
        /** ClerkPartChange */
        ClerkPartChange: {
            accounts?: components["schemas"]["ClerkAccounts"] | null;
            arrivals?: components["schemas"]["ArrivalGroup"][];
            arrivals_by_month?: components["schemas"]["ArrivalsOfMonth"][];
            arriving?: components["schemas"]["Arriving"] | null;
            campaign?: string;
            checklist?: components["schemas"]["ClerkStep"][];
            faces?: {
                [key: string]: string;
            };
            field?: components["schemas"]["FieldPart"] | null;
            first_turn?: number;
            flight?: string;
            ground?: string;
            history?: components["schemas"]["ClerkTurn"][];
            last_turn?: number;
            mean?: {
                [key: string]: number[];
            };
            nations?: string[];
            notes?: Prose[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "clerk";
            on_map?: boolean;
            pools?: {
                [key: string]: [
                    string,
                    number,
                    number,
                    string
                ][];
            };
            rebuilds?: components["schemas"]["Rebuildable"][];
            repls?: {
                [key: string]: number;
            };
            sheets?: string[];
            stocks?: {
                [key: string]: number;
            };
            turn?: number;
            turns?: string[];
        };
        /** ClerkPort */
        ClerkPort: {
            hits: number;
            holder: string;
            name: string;
            port: string;
            repaired: boolean;
        };
        /**
         * ClerkRolls
         * @description A nation's roll results in a turn.
         */
        ClerkRolls: {
            column?: string | null;
            eq?: number | null;
            misc?: number | null;
            pax?: number | null;
            sp?: number | null;
        };
        /**
         * ClerkStep
         * @description A step of the turn, with its status and result.
         */
        ClerkStep: {
            /** @enum {unknown} */
            stands: "done" | "later" | "now";
            step: string;
            told: string;
        };
        /**
         * ClerkTurn
         * @description A past turn: weather, side that moved first, rolls by nation, and stocks at its end.
         */
        ClerkTurn: {
            date: string;
            first: string;
            flight: string;
            ground: string;
            rolls: {
                [key: string]: components["schemas"]["ClerkRolls"];
            };
            stock: {
                [key: string]: number;
            } | null;
        };
        /**
         * Compared
         * @description Two possible actions that the tutor is asked to compare.
         */
        Compared: {
            actions: [
                components["schemas"]["Action"],
                components["schemas"]["Action"]
            ];
            /** @default null */
            side?: string | null;
        };
        /**
         * Considered
         * @description An action the player is about to take, on which the tutor is asked for a warning.
         */
        Considered: {
            action: components["schemas"]["Action"];
            /** @default null */
            side?: string | null;
        };
        /**
         * Correct
         * @description Corrections of a position, to be made together; if one fails, none is made.
         */
        Correct: {
            changes: components["schemas"]["Change"][];
            /** @default null */
            lines?: number | null;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * Counter
         * @description A unit as printed and in its current state, in a hex or in a box of the display.
         */
        Counter: {
            badges: string[];
            box: string;
            colours: string;
            done: boolean;
            full_steps: number;
            hex: string;
            kind: string;
            label: string;
            movement: string;
            name: string;
            side: string;
            size: string;
            steps: number;
            strength: string;
            unit: string;
        };
        /**
         * CountersChange
         * @description Changed counters on the map: indexes removed from the old list, and counters inserted at indexes of the new
         *         list.
         */
        CountersChange: {
            gone: number[];
            put: [
                number,
                components["schemas"]["Counter"]
            ][];
        };
        /**
         * Differs
         * @description The first line of a record that plays differently under the current rules.
         */
        Differs: {
            line: number;
            /** Format: prose */
            why: Prose;
        };
        /**
         * Edit
         * @description One change in the position editor: move a unit or set its values, set a fact, or place many units from a typed
         *         list.
         *
         *         Moving a formation moves its units. A formation given with values is a new one.
         */
        Edit: {
            /** @default  */
            fact?: string;
            /** @default  */
            formation?: string;
            /** @default  */
            lines?: string;
            /** @default  */
            unit?: string;
            /** @default null */
            value?: unknown;
            /** @default {} */
            values?: Record<string, unknown>;
            /** @default null */
            where?: string | null;
        };
        /**
         * Editable
         * @description Everything that the position editor can set in a position.
         */
        Editable: {
            begins: string;
            boxes: string[];
            facts: components["schemas"]["Field"][];
            formations: {
                [key: string]: string[];
            };
            new_formation: components["schemas"]["Field"][];
            new_name: string;
            units: components["schemas"]["Field"][];
        };
        /**
         * ErrorAnswer
         * @description The body of every HTTP response whose status is not 2xx.
         */
        ErrorAnswer: {
            error: components["schemas"]["ToldError"];
        };
        /**
         * Estimate
         * @description The mean result of several playouts and its standard error.
         */
        Estimate: {
            error: number;
            mean: number;
        };
        /**
         * Far
         * @description How far long work has come: playouts or decisions done, and their total.
         */
        Far: {
            done: number;
            meant: number;
        };
        /**
         * Field
         * @description A value of a unit or of the whole position that the editor can set.
         *
         *         Kinds:
         *
         *             number        a whole number from `low` to `high`
         *             choice        one of `choices`
         *             flag          yes or no
         *             words         any of `choices`, as a list
         *             text          a line of text
         *             hexes         a list of hexes, each picked on the map
         *             hex-choice    one of `choices` per hex; `places` lists the hexes that have a value (empty: every hex)
         *             side-choice   one of `choices` per hexside (`0811-0812`); `places` lists the hexsides that have a value
         *             piles         the zone of each item (`piles`)
         */
        Field: {
            choices?: {
                [key: string]: string;
            };
            high?: number | null;
            /** @enum {unknown} */
            kind: "choice" | "flag" | "hex-choice" | "hexes" | "number" | "piles" | "side-choice" | "text" | "words";
            label: string;
            low?: number | null;
            name: string;
            piles?: components["schemas"]["Pile"][];
            places?: string[];
            text?: string;
        };
        /**
         * FieldPart
         * @description A step of a player turn: the modes of each unit that may move, and the possible attackers of each target.
         */
        FieldPart: {
            movers: {
                [key: string]: components["schemas"]["SectorMode"][];
            };
            phase: string;
            side: string;
            targets: {
                [key: string]: string[];
            };
        };
        /** Filling */
        Filling: {
            /** @default  */
            label?: string;
            sheets: {
                [key: string]: components["schemas"]["BoxFilled"];
            };
        };
        /**
         * Followed
         * @description A person's progress in a guided game: the status of all lessons, the guide's latest comments, and the current
         *         lesson.
         */
        Followed: {
            /** Format: prose */
            end: Prose;
            guide: string;
            just: components["schemas"]["GuideSays"][];
            lessons: components["schemas"]["LessonStanding"][];
            now: components["schemas"]["PresentLesson"] | null;
            reply: components["schemas"]["GuideSays"][];
            title: string;
        };
        /** Fork */
        Fork: {
            /** @default null */
            at?: number | null;
        };
        /**
         * GamePosition
         * @description The position of a game after a line of its record, for the editor and for files.
         */
        GamePosition: {
            at: number;
            position: Record<string, unknown>;
            title: string;
        };
        /**
         * GameView
         * @description A game table as a seat sees it.
         */
        GameView: {
            at: number;
            beginner: boolean;
            box: string | null;
            choices?: components["schemas"]["Offer"][];
            /** @enum {unknown} */
            dice: "ask" | "auto" | "own";
            differs: components["schemas"]["Differs"] | null;
            editable: boolean;
            few?: components["schemas"]["Offer"][];
            game: string;
            guide: string;
            label: string;
            lines: number;
            machines: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            mode: "hot-seat" | "seats" | "solo";
            movers?: {
                [key: string]: number;
            };
            names: {
                [key: string]: string;
            };
            open_dice: boolean;
            options?: number;
            over: boolean;
            page_script: boolean;
            pending: components["schemas"]["ToldDecision"] | components["schemas"]["ToldChance"] | components["schemas"]["ToldEnd"];
            persons: string[];
            prepared?: number[];
            redo?: boolean;
            rolls?: boolean;
            scenario: string;
            seat: string[];
            short_names: {
                [key: string]: string;
            };
            side: string;
            sides: string[];
            table: components["schemas"]["Shown"];
            title: string;
            undo?: components["schemas"]["Back"] | null;
            undo_asked?: components["schemas"]["Proposed"] | null;
            unseen: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            variant: string;
            whole_record: boolean;
            zones: {
                [key: string]: components["schemas"]["ZoneSeen"];
            };
        };
        /**
         * Guided
         * @description The lessons of a guided game; None if the game has no guide or the guide is for another side.
         */
        Guided: {
            guide: components["schemas"]["Followed"] | null;
            lines: number;
        };
        /**
         * GuideInfo
         * @description The guided first game of a title, as offered in the list of titles.
         */
        GuideInfo: {
            /** Format: prose */
            about: Prose;
            minutes: number;
            title: string;
        };
        /**
         * GuideMark
         * @description What a lesson is about (hexes, units, or a part of the screen), so that the screen can point at it.
         */
        GuideMark: {
            hexes?: string[];
            part?: string;
            units?: string[];
        };
        /**
         * GuideSays
         * @description A sentence that the guide says, with the rules it explains.
         */
        GuideSays: {
            rules: string[];
            /** Format: prose */
            text: Prose;
        };
        /**
         * HeldCard
         * @description A card in a hand or pile: its formations, event, tactic and possible uses.
         */
        HeldCard: {
            command?: number;
            event: string;
            formations: string[];
            id: string;
            level: string;
            name: string;
            on_map: number;
            primary?: boolean;
            reserve: number;
            side: string;
            tactic: string;
            targets?: string[];
            uses: string[];
        };
        /**
         * Hint
         * @description One thing worth knowing in the present position, with its grounds: rules or figures.
         */
        Hint: {
            actions?: components["schemas"]["Action"][];
            figures?: Record<string, unknown>;
            rules?: string[];
            /** Format: prose */
            text: Prose;
        };
        /**
         * Hurried
         * @description Whether a computer player was thinking when it was told to move at once.
         */
        Hurried: {
            thinking: boolean;
        };
        /**
         * Hurry
         * @description The empty body of a request that makes a computer player move at once.
         */
        Hurry: Record<string, unknown>;
        /**
         * Judged
         * @description A decision of the game compared with its alternatives, using only what its side knew at the time.
         */
        Judged: {
            action: string;
            best: string;
            change: components["schemas"]["Estimate"];
            costly: boolean;
            line: number;
            loss: components["schemas"]["Estimate"];
            side: string;
        };
        /**
         * Key
         * @description Explanations of the parts of counters, cards, chits and the map.
         */
        Key: {
            label: string;
            parts: components["schemas"]["KeyPart"][];
            title: string;
        };
        /**
         * KeyPart
         * @description One printed part of a counter, a card, a chit or the map, and what it means.
         */
        KeyPart: {
            name: string;
            /** @enum {unknown} */
            of: "card" | "chit" | "counter" | "map";
            rules: string[];
            /** Format: prose */
            text: Prose;
        };
        /**
         * Laid
         * @description Counters and markers on the table after a line of the record.
         */
        Laid: {
            at: number;
            bar: components["schemas"]["BarItem"][];
            counters: components["schemas"]["Counter"][];
            markers: components["schemas"]["Marker"][];
        };
        /**
         * LaidPosition
         * @description A position and what the position editor shows of it.
         */
        LaidPosition: {
            facts: Record<string, unknown>;
            markers: components["schemas"]["Marker"][];
            panels: components["schemas"]["Panel"][];
            pieces: components["schemas"]["Piece"][];
            position: Record<string, unknown>;
            problems: components["schemas"]["ToldProblem"][];
            scenario: string;
            variant: string;
        };
        /**
         * Leg
         * @description The part of a game between two quiet points: how each side's chance to win changed, and why.
         */
        Leg: {
            by: string;
            change: {
                [key: string]: components["schemas"]["Estimate"];
            };
            end: number;
            luck: {
                [key: string]: components["schemas"]["Estimate"];
            };
            play: {
                [key: string]: components["schemas"]["Estimate"];
            };
            start: number;
        };
        /**
         * LessonStanding
         * @description A lesson of the guide and its status: done, passed, current or still to come.
         */
        LessonStanding: {
            id: string;
            /** @enum {unknown} */
            status: "done" | "later" | "now" | "passed";
            title: string;
        };
        /**
         * Line
         * @description One possible continuation of the game after an action.
         */
        Line: {
            action: components["schemas"]["Action"];
            events: components["schemas"]["ToldEvent"][];
            /** Format: prose */
            text: Prose;
        };
        /**
         * Lines
         * @description Possible continuations of the game after each of two actions, with the same guess at hidden facts and the same
         *         dice.
         */
        Lines: {
            lines: components["schemas"]["Line"][];
        };
        /** Load */
        Load: {
            /** @default null */
            against?: string | null;
            /** @default null */
            mode?: ("hot-seat" | "seats" | "solo") | null;
            record: string;
            /** @default null */
            side?: string | null;
        };
        /**
         * Log
         * @description Log entries as a side may see them.
         */
        Log: {
            lines: number;
            log: components["schemas"]["LogEntry"][];
            side: string;
        };
        /**
         * LogEntry
         * @description A line of the game's record as a side may see it: who acted, what they did, and the events.
         */
        LogEntry: {
            events: components["schemas"]["ToldEvent"][];
            /** @enum {unknown} */
            kind: "chance" | "correct" | "do" | "note" | "resume" | "seed" | "start" | "undo";
            live: boolean;
            n: number;
            names: components["schemas"]["Named"][];
            side: string | null;
            /** Format: prose */
            text: Prose;
        };
        /**
         * Look
         * @description Color palette with which the page draws on the maps.
         */
        Look: {
            faint: string;
            frame: string;
            front: string;
            halo: string;
            highlight: string;
            ink: string;
            number: string;
            objective: string;
            paper: string;
            reach: string;
            sides: {
                [key: string]: [
                    string,
                    string
                ];
            };
            terrain: {
                [key: string]: components["schemas"]["TerrainLook"];
            };
        };
        /**
         * LooksAhead
         * @description Progress of the tutor's current request for a side; None if the side has no request running.
         */
        LooksAhead: {
            far: components["schemas"]["Far"] | null;
        };
        /**
         * Made
         * @description A new game: the seats of the person who made it, and one-time invitations to pass on.
         */
        Made: {
            address: string;
            game: string;
            invitations: components["schemas"]["SeatLink"][];
            lines: number;
            /** @enum {unknown} */
            mode: "hot-seat" | "seats" | "solo";
            open_dice: boolean;
            seats: components["schemas"]["SeatLink"][];
        };
        /**
         * Manual
         * @description The rules of a title in reading order.
         */
        Manual: {
            label: string;
            sections: components["schemas"]["BookSection"][];
            title: string;
        };
        /**
         * MapData
         * @description Data of a map without its picture, as parallel lists over its hexes, to keep large maps small.
         *
         *         `origin` is the position of the frame's north-west corner in the picture, `pixels` the width of a hex there. Keys of
         *         dictionaries are hex numbers.
         */
        MapData: {
            cells: [
                number,
                number
            ][];
            colors: {
                [key: string]: [
                    string,
                    string
                ];
            };
            columns: number;
            first_row_west: boolean;
            height: number;
            hex_km: number;
            hexes: number;
            ids: string[];
            numbers: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            origin: [
                number,
                number
            ];
            picture: string;
            pixels: number;
            places: {
                [key: string]: [
                    string,
                    string
                ];
            };
            rows: number;
            sides: {
                [key: string]: {
                    [key: string]: [
                        string,
                        string,
                        string
                    ][];
                };
            };
            tags: {
                [key: string]: string[];
            };
            terrain: string[];
            title: string;
            width: number;
        };
        /**
         * MapMarks
         * @description The parts of a chart's answer that a map can show.
         */
        MapMarks: {
            figures?: {
                [key: string]: string;
            };
            marked?: string[];
            paths?: string[][];
        };
        /**
         * Marker
         * @description A marker on a hex or, with `side` (NE, E, SE, SW, W, NW), on one of its hexsides.
         */
        Marker: {
            hex: string;
            kind: string;
            label: string;
            owner: string;
            side: string;
            text: string;
        };
        /**
         * MarkersChange
         * @description Changed markers on the map: indexes removed from the old list, and markers inserted at indexes of the new
         *         list.
         */
        MarkersChange: {
            gone: number[];
            put: [
                number,
                components["schemas"]["Marker"]
            ][];
        };
        /**
         * Message
         * @description A short message from one seat to the other.
         */
        Message: {
            n: number;
            sent: string;
            side: string;
            text: string;
        };
        /**
         * MessageList
         * @description Messages between the two seats of a game, oldest first.
         */
        MessageList: {
            messages: components["schemas"]["Message"][];
        };
        /**
         * MyGame
         * @description A game in a person's list: its state, or only the reason it cannot be opened.
         */
        MyGame: {
            game: string;
            label?: string;
            lines?: number | null;
            mode?: ("hot-seat" | "seats" | "solo") | null;
            problem?: string;
            scenario?: string;
            sides?: string[];
            stands?: string;
            title?: string;
            token: string;
            variant?: string;
        };
        /**
         * Named
         * @description A place in a sentence that names something, such as a unit, hex or card, with its id.
         */
        Named: [
            number,
            number,
            string
        ];
        /** NewGame */
        NewGame: {
            /** @default null */
            against?: string | null;
            /** @default false */
            beginner?: boolean;
            /**
             * @default auto
             * @enum {unknown}
             */
            dice?: "ask" | "auto" | "own";
            /** @default false */
            guide?: boolean;
            /** @default null */
            mode?: ("hot-seat" | "seats" | "solo") | null;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default null */
            scenario?: string | null;
            /** @default null */
            seed?: string | null;
            /** @default null */
            side?: string | null;
            title: string;
            /** @default null */
            variant?: string | null;
        };
        /**
         * News
         * @description An update for a page: the game's number of lines now, and the changes of other seats if the page follows them.
         */
        News: {
            changes?: components["schemas"]["Changes"];
            lines: number;
            message?: components["schemas"]["Message"];
            thinking?: components["schemas"]["Far"];
        };
        /** Note */
        Note: {
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
            text: string;
        };
        /**
         * Offer
         * @description An option as the page shows it: the action, its text, and the units and hexes it names.
         */
        Offer: {
            action: components["schemas"]["Action"];
            /** Format: prose */
            brief: Prose;
            hex: string;
            kind: string;
            left: string;
            path: string[];
            /** Format: prose */
            text: Prose;
            unit: string;
        };
        /**
         * Opened
         * @description Where to start editing a position: from a scenario, an uploaded file, or a position.
         */
        Opened: {
            /** @default position.toml */
            name?: string;
            /** @default null */
            position?: Record<string, unknown> | null;
            /** @default null */
            scenario?: string | null;
            /** @default null */
            text?: string | null;
            /** @default null */
            variant?: string | null;
        };
        /**
         * OpenedPosition
         * @description A position newly opened in the editor, with everything that can be set in it.
         */
        OpenedPosition: {
            editable: components["schemas"]["Editable"];
            facts: Record<string, unknown>;
            markers: components["schemas"]["Marker"][];
            panels: components["schemas"]["Panel"][];
            pieces: components["schemas"]["Piece"][];
            position: Record<string, unknown>;
            problems: components["schemas"]["ToldProblem"][];
            scenario: string;
            variant: string;
        };
        /**
         * OptionList
         * @description The first options of a side, as many as one response may hold, and their total number.
         */
        OptionList: {
            all: number;
            lines: number;
            options: components["schemas"]["Offer"][];
            side: string;
        };
        /**
         * OtherHand
         * @description What a side may know about the other side's cards.
         */
        OtherHand: {
            discard: components["schemas"]["HeldCard"][];
            draw: number;
            hand: number;
            side: string;
        };
        /**
         * Overlay
         * @description A layer drawn over the map that answers one question, such as which hexes are in supply.
         */
        Overlay: {
            hexes: {
                [key: string]: [
                    string,
                    string
                ];
            };
            hexsides: [
                string,
                string,
                string
            ][];
            legend: [
                string,
                string
            ][];
            lines: [
                string,
                string[]
            ][];
            of_hex: boolean;
            parts: string[];
            rules: string[];
            text: string;
        };
        /**
         * OverlayName
         * @description The id of a map overlay and its menu label.
         */
        OverlayName: {
            label: string;
            name: string;
        };
        /**
         * Overlays
         * @description The map overlays available in a game.
         */
        Overlays: {
            overlays: components["schemas"]["OverlayName"][];
        };
        /**
         * Panel
         * @description A small table beside the map.
         */
        Panel: {
            heading: string;
            rows: [
                string,
                string
            ][];
        };
        /**
         * ParameterSchema
         * @description JSON schema of one question parameter.
         */
        ParameterSchema: {
            default?: unknown;
            description?: string;
            enum?: string[];
            format?: string;
            items?: components["schemas"]["ParameterSchema"];
            maximum?: number;
            minimum?: number;
            type?: string | string[];
        };
        /**
         * PartChange
         * @description The changed fields of a title's own data for the web page; omitted fields are unchanged.
         */
        PartChange: components["schemas"]["ArdennesPartChange"] | components["schemas"]["ClerkPartChange"] | components["schemas"]["SectorPartChange"] | components["schemas"]["WachtPartChange"];
        /**
         * Piece
         * @description A unit: its counter, its location (a hex or box) and its values for `Editable.units`.
         */
        Piece: {
            counter: components["schemas"]["Counter"];
            group: string;
            name: string;
            only: string[] | null;
            values: Record<string, unknown>;
            where: string;
        };
        /**
         * Pile
         * @description Cards or chits of one family, and the zones (deck, hand, cup) they may be in.
         */
        Pile: {
            family: string;
            items: {
                [key: string]: string;
            };
            zones: string[];
        };
        /** Played */
        Played: {
            /** @default null */
            against?: string | null;
            /**
             * @default auto
             * @enum {unknown}
             */
            dice?: "ask" | "auto" | "own";
            /** @default null */
            mode?: ("hot-seat" | "seats" | "solo") | null;
            position: Record<string, unknown>;
            /** @default null */
            seed?: string | null;
            /** @default null */
            side?: string | null;
        };
        /**
         * Point
         * @description A quiet point (no move or combat in progress) in the review of a game. `win` has each side's chance to win,
         *         estimated from what that side knew at the time.
         */
        Point: {
            date: string;
            line: number;
            turn: number;
            win: {
                [key: string]: components["schemas"]["Estimate"];
            };
        };
        /** PointedAt */
        PointedAt: {
            /** @default null */
            action?: components["schemas"]["Action"] | null;
            /** @default  */
            hex?: string;
            /** @default null */
            side?: string | null;
            /** @default  */
            unit?: string;
        };
        /** Positioned */
        Positioned: {
            position: Record<string, unknown>;
        };
        /**
         * PresentLesson
         * @description The current lesson of a guided game: its subject, what to do now, and what the screen can point at or report.
         */
        PresentLesson: {
            /** Format: prose */
            do: Prose;
            id: string;
            mark: components["schemas"]["GuideMark"];
            /** Format: prose */
            means: Prose;
            on: string;
            rules: string[];
            /** Format: prose */
            shown: Prose;
            sights: string[];
            /** Format: prose */
            text: Prose;
            title: string;
            waits: boolean;
        };
        /**
         * Proposed
         * @description An undo that a player has proposed; the next line of the game cancels the proposal.
         */
        Proposed: {
            by: string;
            id: string;
            to: number;
        };
        /**
         * QuestionInfo
         * @description A chart or calculator; `position` says whether it needs a position, `entries` whether it asks for rolls step by
         *         step.
         */
        QuestionInfo: {
            entries: boolean;
            group: string;
            label: string;
            name: string;
            position: boolean;
            text: string;
            title: string;
        };
        /**
         * QuestionSchema
         * @description JSON schema of a question's parameters.
         */
        QuestionSchema: {
            additionalProperties: boolean;
            description: string;
            properties: {
                [key: string]: components["schemas"]["ParameterSchema"];
            };
            required: string[];
            title: string;
            /** @enum {unknown} */
            type: "object";
        };
        /**
         * Reach
         * @description Actions that a unit can take.
         */
        Reach: {
            choices: components["schemas"]["Offer"][];
            lines: number;
            unit: string;
        };
        /**
         * Rebuildable
         * @description A dead or reduced unit, with the price of a step and the reason if it cannot be rebuilt now.
         */
        Rebuildable: {
            box: string;
            eq: number;
            from: string;
            full: number;
            pax: number;
            refused: string;
            steps: number;
            unit: string;
        };
        /** Redo */
        Redo: {
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * ReportedEvent
         * @description An event in a bug report, with the number of the record line that caused it.
         */
        ReportedEvent: {
            event: components["schemas"]["ToldEvent"];
            n: number;
        };
        /** Resolve */
        Resolve: {
            /** @default null */
            lines?: number | null;
            outcome: number | string;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * Review
         * @description The complete review of a game, as plain data.
         */
        Review: {
            decisions: components["schemas"]["Judged"][];
            legs: components["schemas"]["Leg"][];
            playouts: number;
            points: components["schemas"]["Point"][];
            reason: string;
            scenario: string;
            score: {
                [key: string]: number;
            };
            seed: number;
            title: string;
            totals: {
                [key: string]: components["schemas"]["Total"];
            };
            turning: number[];
            variant: string;
            winner: string | null;
        };
        /** ReviewAsked */
        ReviewAsked: {
            /** @default 24 */
            playouts?: number;
        };
        /**
         * Reviewing
         * @description A finished review of a game, or the progress of the one being made; both are None if no review was started.
         */
        Reviewing: {
            far: components["schemas"]["Far"] | null;
            lines: number;
            /** Format: prose */
            problem: Prose;
            review: components["schemas"]["Review"] | null;
        };
        /** Roll */
        Roll: {
            /** @default null */
            lines?: number | null;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * RoutePart
         * @description The breakdown of a legal move by its legs, for a title's own part of the web page.
         */
        RoutePart: components["schemas"]["WachtRoute"];
        /**
         * RuleData
         * @description A rule in our own words, with its printed source, our interpretation and related rules.
         */
        RuleData: {
            book: string;
            id: string;
            reading?: string;
            see?: string[];
            source?: string;
            text: string;
        };
        /**
         * RulesFound
         * @description The first rules that match a search, the number of matches, and the number of rules in each book.
         */
        RulesFound: {
            books: {
                [key: string]: number;
            };
            found: number;
            rules: components["schemas"]["RuleData"][];
        };
        /**
         * Said
         * @description A message as programs and pages receive it: topic, data, sentence, and the things the sentence names.
         */
        Said: {
            data: Record<string, unknown>;
            names: components["schemas"]["Named"][];
            /** Format: prose */
            text: Prose;
            topic: string;
        };
        /** ScenarioInfo */
        ScenarioInfo: {
            label: string;
            variants: string[];
        };
        /**
         * SeatLink
         * @description The link to a seat at a game, or the invitation to one.
         */
        SeatLink: {
            game: string;
            link: string;
            sides: string[];
            token: string;
        };
        /**
         * SectorMode
         * @description A mode of a unit: its movement points, or why it cannot take the mode or cannot move in it.
         */
        SectorMode: {
            mobility?: string;
            mode: string;
            now: boolean;
            points?: string;
            refused?: string;
            stays?: string;
        };
        /**
         * SectorPart
         * @description A sector on the map.
         */
        SectorPart: {
            field: components["schemas"]["FieldPart"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "sector";
        };
        /** SectorPartChange */
        SectorPartChange: {
            field?: components["schemas"]["FieldPart"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "sector";
        };
        /**
         * SettingsTold
         * @description All settings that can be corrected, with the present values of the one the request names, hidden ones left
         *         out.
         */
        SettingsTold: {
            lines: number;
            settings: components["schemas"]["SettingTold"][];
            values: {
                [key: string]: boolean | number | string | null;
            };
        };
        /**
         * SettingTold
         * @description A setting of the position that can be corrected, either for each unit, hex or card, or once for the whole
         *         position.
         */
        SettingTold: {
            choices: string[];
            example: string;
            kind: ("hex" | "hexside" | "name" | "unit" | "whole") | "item";
            label: string;
            what: string;
        };
        /**
         * Shown
         * @description Everything that the web page displays on the game table.
         */
        Shown: {
            attack: components["schemas"]["Action"] | null;
            bar: components["schemas"]["BarItem"][];
            boxes: string[];
            counters: components["schemas"]["Counter"][];
            extra: components["schemas"]["TablePart"] | null;
            /** Format: prose */
            hint: Prose;
            markers: components["schemas"]["Marker"][];
            panels: components["schemas"]["Panel"][];
            ready: string[];
        };
        /**
         * Standing
         * @description Status of a game as a seat sees it; options are included only for the present position, not when looking back.
         */
        Standing: {
            at: number;
            beginner: boolean;
            choices?: components["schemas"]["Offer"][];
            differs: components["schemas"]["Differs"] | null;
            few?: components["schemas"]["Offer"][];
            lines: number;
            movers?: {
                [key: string]: number;
            };
            open_dice: boolean;
            options?: number;
            over: boolean;
            pending: components["schemas"]["ToldDecision"] | components["schemas"]["ToldChance"] | components["schemas"]["ToldEnd"];
            prepared?: number[];
            redo?: boolean;
            rolls?: boolean;
            undo?: components["schemas"]["Back"] | null;
            undo_asked?: components["schemas"]["Proposed"] | null;
            whole_record: boolean;
        };
        /** Stopped */
        Stopped: {
            /** @default null */
            side?: string | null;
        };
        /**
         * TableChange
         * @description Changed parts of the displayed game table; parts left unset are unchanged.
         */
        TableChange: {
            attack?: components["schemas"]["Action"] | null;
            bar?: components["schemas"]["BarItem"][];
            boxes?: string[];
            counters?: components["schemas"]["CountersChange"];
            extra?: components["schemas"]["PartChange"];
            /** Format: prose */
            hint?: Prose;
            markers?: components["schemas"]["MarkersChange"];
            panels?: components["schemas"]["Panel"][];
            ready?: string[];
        };
        /**
         * Tabled
         * @description A requested chart: the parameters of its rows and columns, and fixed values for the question's other
         *         parameters.
         */
        Tabled: {
            /** @default null */
            across?: string | null;
            down: string;
            /** @default {} */
            given?: Record<string, unknown>;
        };
        /**
         * TablePart
         * @description Data for the web page that only a title's own part of the page reads. Titles derive and declare their own.
         */
        TablePart: components["schemas"]["ArdennesPart"] | components["schemas"]["ClerkPart"] | components["schemas"]["SectorPart"] | components["schemas"]["WachtPart"];
        /**
         * TargetUnit
         * @description An active unit that could attack.
         */
        TargetUnit: {
            hex: string;
            label: string;
            moved: boolean;
            strength: number;
            unit: string;
        };
        /** TerrainLook */
        TerrainLook: {
            edge: string;
            fill: string;
            name: string;
        };
        /**
         * TitleInfo
         * @description A title and what it offers: scenarios, variants, map, editor, questions, computer players.
         */
        TitleInfo: {
            boxed: boolean;
            editable: boolean;
            guide: components["schemas"]["GuideInfo"] | null;
            label: string;
            languages: string[];
            levels: string[];
            map: boolean;
            playable: boolean;
            players: string[];
            questions: number;
            scenarios: {
                [key: string]: components["schemas"]["ScenarioInfo"];
            };
            sides: string[];
            title: string;
            variants: {
                [key: string]: components["schemas"]["VariantInfo"];
            };
        };
        /**
         * ToldAnswer
         * @description The answer of a chart or calculator; each chart has its own values.
         */
        ToldAnswer: {
            ledger: components["schemas"]["ToldLine"][];
            rules: string[];
            shown?: components["schemas"]["MapMarks"];
            value: Record<string, unknown>;
        };
        /**
         * ToldCandidate
         * @description An option that the system considered when it chose for a side nobody plays, and why it was chosen or passed
         *         over.
         */
        ToldCandidate: {
            chosen: boolean;
            rule: string;
            what: components["schemas"]["Said"];
            why: components["schemas"]["Said"];
        };
        /**
         * ToldChance
         * @description A die roll or draw that is due; without outcomes for those who may not see them.
         */
        ToldChance: {
            data: Record<string, unknown>;
            /** @enum {unknown} */
            kind: "chance";
            outcomes: (number | string)[];
            rules: string[];
            seen_by: string[] | null;
            side: string | null;
            topic: string;
            weights: number[];
            /** Format: prose */
            what: Prose;
            zone: string | null;
        };
        /**
         * ToldDecision
         * @description A choice that a side must make.
         */
        ToldDecision: {
            accepts: string[];
            data: Record<string, unknown>;
            /** @enum {unknown} */
            kind: "decision";
            /** Format: prose */
            prompt: Prose;
            rules: string[];
            side: string;
            topic: string;
        };
        /**
         * ToldEnd
         * @description The end of the game; without a winner it is a draw.
         */
        ToldEnd: {
            data: Record<string, unknown>;
            /** @enum {unknown} */
            kind: "over";
            /** Format: prose */
            reason: Prose;
            rules: string[];
            score: {
                [key: string]: number;
            };
            topic: string;
            winner: string | null;
        };
        /**
         * ToldError
         * @description An error as the client receives it: the parameter, what was given, what is accepted, and a message.
         */
        ToldError: {
            accepted: unknown;
            faults?: Prose[];
            given: unknown;
            kind: string;
            /** Format: prose */
            message: Prose;
            parameter: string | null;
            ruling?: components["schemas"]["ToldRuling"];
        };
        /**
         * ToldEvent
         * @description Something that happened in a game, as programs and pages receive it.
         */
        ToldEvent: {
            data: Record<string, unknown>;
            kind: string;
            names: components["schemas"]["Named"][];
            rules: string[];
            /** Format: prose */
            text: Prose;
            topic: string;
            trace?: components["schemas"]["ToldTrace"];
        };
        /**
         * ToldLine
         * @description One entry in a list of modifiers or costs: an amount, its reason and its rule.
         */
        ToldLine: {
            amount: number | string;
            data: Record<string, unknown>;
            names: components["schemas"]["Named"][];
            /** Format: prose */
            reason: Prose;
            rule: string;
            topic: string;
        };
        /**
         * ToldOdds
         * @description The odds of an attack: outcomes, assumptions about decisions, and the modifiers known beforehand.
         */
        ToldOdds: {
            assumes: {
                [key: string]: string;
            };
            exact: boolean;
            ledger: components["schemas"]["ToldLine"][];
            /** Format: prose */
            note: Prose;
            outcomes: ({
                probability: number;
                weight: number;
            } & {
                [key: string]: unknown;
            })[];
            /** Format: prose */
            stands: Prose;
            states: number;
            total: string;
        };
        /**
         * ToldProblem
         * @description Something wrong with a position, as programs and pages receive it.
         */
        ToldProblem: {
            data: Record<string, unknown>;
            rule: string;
            /** Format: prose */
            text: Prose;
            topic: string;
            where: string;
        };
        /**
         * ToldRuling
         * @description Whether an action is legal, by which rules, and the nearest legal action if there is one.
         */
        ToldRuling: {
            data: Record<string, unknown>;
            ledger: components["schemas"]["ToldLine"][];
            legal: boolean;
            nearest: components["schemas"]["Action"] | null;
            rules: string[];
            /** Format: prose */
            text: Prose;
            topic: string;
        };
        /**
         * ToldTrace
         * @description How the system chose for a side nobody plays: what it considered, what the figures add up from, which card it
         *         carries out.
         */
        ToldTrace: {
            candidates: components["schemas"]["ToldCandidate"][];
            choice: components["schemas"]["Said"];
            counted: components["schemas"]["ToldLine"][];
            dice: components["schemas"]["Said"][];
            follows?: components["schemas"]["Said"];
            question: components["schemas"]["Said"];
            rules: string[];
        };
        /**
         * Total
         * @description A side's balance for the whole game: start + luck + its own choices - the choices of the other sides + remainder
         *         = end.
         */
        Total: {
            choices: components["schemas"]["Estimate"];
            end: components["schemas"]["Estimate"];
            luck: components["schemas"]["Estimate"];
            mistakes: number;
            others: components["schemas"]["Estimate"];
            remainder: components["schemas"]["Estimate"];
            start: components["schemas"]["Estimate"];
        };
        /** Undo */
        Undo: {
            /** @default null */
            agree?: string | null;
            /** @default null */
            decline?: string | null;
            /** @default false */
            propose?: boolean;
            /** @default null */
            side?: string | null;
            /** @default null */
            since?: number | null;
            /** @default null */
            to?: number | null;
        };
        /**
         * Undone
         * @description The result of an undo request; `asked` means nothing was undone yet because the other player must agree.
         */
        Undone: {
            asked: boolean;
            lines: number;
            log: components["schemas"]["LogEntry"][];
            since: number;
            standing?: components["schemas"]["Standing"];
            table?: components["schemas"]["TableChange"];
            undone?: number[];
            unseen?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            whole?: components["schemas"]["GameView"];
            zones?: {
                [key: string]: components["schemas"]["ZoneSeen"];
            };
        };
        /**
         * UnitPart
         * @description Data about a selected unit that only a title's own part of the web page reads.
         */
        UnitPart: components["schemas"]["WachtCard"];
        /**
         * VariantInfo
         * @description A variant of a title and the sides that people can play in it.
         */
        VariantInfo: {
            label: string;
            played: string[];
        };
        /**
         * VictoryHexShown
         * @description A victory hex: its value, its holder and whether it counts for the German now.
         */
        VictoryHexShown: {
            counts: boolean;
            german: boolean;
            hex: string;
            name: string;
            value: number;
        };
        /**
         * WachtCard
         * @description A unit's card: facts, movement allowance with its ledger, and its choice of modes or transport, if any.
         */
        WachtCard: {
            facts: [
                string,
                string
            ][];
            ledger: components["schemas"]["ToldLine"][];
            ma: string;
            modes?: components["schemas"]["WachtGives"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "wacht";
            refused: components["schemas"]["ToldRuling"] | null;
            transport?: components["schemas"]["WachtGives"][];
            unit: string;
        };
        /**
         * WachtFormation
         * @description A formation and its units; `ordered` if they move in the order declared when it begins.
         */
        WachtFormation: {
            army: string;
            corps: string;
            id: string;
            kind: string;
            ordered: boolean;
            units: components["schemas"]["WachtUnit"][];
        };
        /**
         * WachtFuel
         * @description A formation's fuel: points that each fuel status costs, points its army has left, the status it has.
         */
        WachtFuel: {
            army: string;
            barred: string;
            costs: {
                [key: string]: string;
            };
            formation: string;
            has: number | string;
            status: string | null;
        };
        /**
         * WachtFuelChoice
         * @description Units of a formation of which as many as the fuel result says may keep their full movement allowance.
         */
        WachtFuelChoice: {
            formation: string;
            result: number;
            units: string[];
        };
        /**
         * WachtGives
         * @description What a mode or transport would give a unit (movement allowance, hexes in reach), or the rule against it.
         */
        WachtGives: {
            by?: string;
            cls?: string;
            do?: string;
            kinds?: string[];
            ma?: string;
            mode?: string;
            now?: boolean;
            open?: boolean;
            phase?: string;
            reach?: {
                [key: string]: string;
            };
            refused?: components["schemas"]["ToldRuling"];
            stays?: components["schemas"]["ToldRuling"];
            what?: string;
        };
        /**
         * WachtLeg
         * @description One step of a move: its cost with reasons, the MP left, and remarks.
         */
        WachtLeg: {
            cost: number | string;
            hex: string;
            left: number | string;
            lines: components["schemas"]["ToldLine"][];
            notes: components["schemas"]["WachtNote"][];
            place: string;
        };
        /**
         * WachtMarch
         * @description The unit move in progress: the unit, its kind of movement, and the MP spent and left.
         */
        WachtMarch: {
            ended: boolean;
            hexes: number;
            kind: string;
            left?: number | string;
            spent: number | string;
            unit: string;
        };
        /**
         * WachtNote
         * @description A remark on a step of a move; `loud` marks a risk that goes beyond movement points.
         */
        WachtNote: {
            loud: boolean;
            roll: boolean;
            /** Format: prose */
            text: Prose;
        };
        /**
         * WachtOrder
         * @description The formation that is moving, and its units still to move.
         */
        WachtOrder: {
            any_order: boolean;
            formation: string;
            waiting: string[];
        };
        /**
         * WachtPart
         * @description The current step for the page: its type, its side, and the data needed to show it.
         */
        WachtPart: {
            formations: components["schemas"]["WachtFormation"][];
            fuel?: components["schemas"]["WachtFuel"][];
            fuel_choice?: components["schemas"]["WachtFuelChoice"];
            ground: string;
            march?: components["schemas"]["WachtMarch"];
            moving?: components["schemas"]["WachtOrder"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "wacht";
            phase: string;
            roll?: components["schemas"]["WachtRoll"];
            side: string;
            step: string;
            turn: string;
        };
        /** WachtPartChange */
        WachtPartChange: {
            formations?: components["schemas"]["WachtFormation"][];
            fuel?: components["schemas"]["WachtFuel"][];
            fuel_choice?: components["schemas"]["WachtFuelChoice"];
            ground?: string;
            march?: components["schemas"]["WachtMarch"];
            moving?: components["schemas"]["WachtOrder"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "wacht";
            phase?: string;
            roll?: components["schemas"]["WachtRoll"];
            side?: string;
            step?: string;
            turn?: string;
        };
        /**
         * WachtRoll
         * @description The result of each face of the die for the roll that is due, and whether it is favorable.
         */
        WachtRoll: {
            results: [
                number,
                string,
                boolean
            ][];
            unit: string;
        };
        /**
         * WachtRoute
         * @description A unit's move, hex by hex.
         */
        WachtRoute: {
            column: string;
            counts_hexes: boolean;
            kind: string;
            legs: components["schemas"]["WachtLeg"][];
            ma: number | string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "wacht";
            spent: number | string;
            unit: string;
        };
        /**
         * WachtUnit
         * @description A unit of a formation, with its hex, mode and movement class.
         */
        WachtUnit: {
            cls: string;
            done: boolean;
            hex: string;
            mode: string;
            unit: string;
        };
        /**
         * Warned
         * @description How much win probability an action loses against a better one, with the standard error of the loss.
         */
        Warned: {
            better: components["schemas"]["AdvisedOption"];
            error: number;
            loss: number;
            taken: components["schemas"]["AdvisedOption"];
        };
        /**
         * Weighed
         * @description A request for the odds of an attack; without an action, of the combat in progress after line `at` of the
         *         record.
         */
        Weighed: {
            /** @default null */
            action?: components["schemas"]["Action"] | null;
            /** @default null */
            at?: number | null;
            /** @default  */
            hex?: string;
            /** @default null */
            side?: string | null;
            /** @default  */
            unit?: string;
        };
        /**
         * Why
         * @description Whether an action is allowed and by which rule, the action in words, and the nearest legal alternative.
         */
        Why: {
            action: components["schemas"]["Action"] | null;
            nearest: string | null;
            route: components["schemas"]["RoutePart"] | null;
            ruling: components["schemas"]["ToldRuling"];
            /** Format: prose */
            text: Prose;
        };
        /**
         * WordData
         * @description A glossary term: the word, its forms, its meaning, and the rules that use it.
         */
        WordData: {
            forms: string[];
            rules: string[];
            /** Format: prose */
            text: Prose;
            word: string;
        };
        /**
         * Words
         * @description The glossary of a title.
         */
        Words: {
            title: string;
            words: components["schemas"]["WordData"][];
        };
        /** Written */
        Written: {
            /** @default null */
            side?: string | null;
            text: string;
        };
        /**
         * ZoneSeen
         * @description A deck, hand or cup as a side may see it: its items, or only how many.
         */
        ZoneSeen: {
            count: number;
            family: string;
            items?: string[];
        };
    };
    responses: {
        /** @description What was given has no meaning here; the parameter is named. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No seat, or not from this site. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description There is no such thing. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description It did not arrive in time. */
        408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Somebody else was faster. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too large, or more work than one request may cause. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A rule forbids it; the ruling says which. */
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too fast, or too much at a time. */
        429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Something went wrong on the server; nothing was done. */
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server is busy, or the database cannot be reached or written; nothing was done. */
        503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AboutUnit = components['schemas']['AboutUnit'];
export type Act = components['schemas']['Act'];
export type Action = components['schemas']['Action'];
export type Advice = components['schemas']['Advice'];
export type Advised = components['schemas']['Advised'];
export type AdvisedChoice = components['schemas']['AdvisedChoice'];
export type AdvisedOption = components['schemas']['AdvisedOption'];
export type ArdennesArmy = components['schemas']['ArdennesArmy'];
export type ArdennesCalendar = components['schemas']['ArdennesCalendar'];
export type ArdennesCard = components['schemas']['ArdennesCard'];
export type ArdennesCombat = components['schemas']['ArdennesCombat'];
export type ArdennesCommand = components['schemas']['ArdennesCommand'];
export type ArdennesDay = components['schemas']['ArdennesDay'];
export type ArdennesHand = components['schemas']['ArdennesHand'];
export type ArdennesMoment = components['schemas']['ArdennesMoment'];
export type ArdennesPart = components['schemas']['ArdennesPart'];
export type ArdennesPartChange = components['schemas']['ArdennesPartChange'];
export type ArdennesTarget = components['schemas']['ArdennesTarget'];
export type ArdennesTrack = components['schemas']['ArdennesTrack'];
export type ArrivalGroup = components['schemas']['ArrivalGroup'];
export type ArrivalLine = components['schemas']['ArrivalLine'];
export type ArrivalsOfMonth = components['schemas']['ArrivalsOfMonth'];
export type Arriving = components['schemas']['Arriving'];
export type Attack = components['schemas']['Attack'];
export type Attacks = components['schemas']['Attacks'];
export type Back = components['schemas']['Back'];
export type BarItem = components['schemas']['BarItem'];
export type Basis = components['schemas']['Basis'];
export type Beginner = components['schemas']['Beginner'];
export type BookExample = components['schemas']['BookExample'];
export type BookRule = components['schemas']['BookRule'];
export type BookSection = components['schemas']['BookSection'];
export type BoxChecked = components['schemas']['BoxChecked'];
export type BoxFault = components['schemas']['BoxFault'];
export type BoxFilled = components['schemas']['BoxFilled'];
export type BoxOfGame = components['schemas']['BoxOfGame'];
export type BoxRow = components['schemas']['BoxRow'];
export type BoxSheet = components['schemas']['BoxSheet'];
export type BoxState = components['schemas']['BoxState'];
export type BugReport = components['schemas']['BugReport'];
export type CardWords = components['schemas']['CardWords'];
export type Caution = components['schemas']['Caution'];
export type Cell = components['schemas']['Cell'];
export type Change = components['schemas']['Change'];
export type Changed = components['schemas']['Changed'];
export type Changes = components['schemas']['Changes'];
export type Chart = components['schemas']['Chart'];
export type Claim = components['schemas']['Claim'];
export type ClerkAccounts = components['schemas']['ClerkAccounts'];
export type ClerkMapAccounts = components['schemas']['ClerkMapAccounts'];
export type ClerkPart = components['schemas']['ClerkPart'];
export type ClerkPartChange = components['schemas']['ClerkPartChange'];
export type ClerkPort = components['schemas']['ClerkPort'];
export type ClerkRolls = components['schemas']['ClerkRolls'];
export type ClerkStep = components['schemas']['ClerkStep'];
export type ClerkTurn = components['schemas']['ClerkTurn'];
export type Compared = components['schemas']['Compared'];
export type Considered = components['schemas']['Considered'];
export type Correct = components['schemas']['Correct'];
export type Counter = components['schemas']['Counter'];
export type CountersChange = components['schemas']['CountersChange'];
export type Differs = components['schemas']['Differs'];
export type Edit = components['schemas']['Edit'];
export type Editable = components['schemas']['Editable'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type Estimate = components['schemas']['Estimate'];
export type Far = components['schemas']['Far'];
export type Field = components['schemas']['Field'];
export type FieldPart = components['schemas']['FieldPart'];
export type Filling = components['schemas']['Filling'];
export type Followed = components['schemas']['Followed'];
export type Fork = components['schemas']['Fork'];
export type GamePosition = components['schemas']['GamePosition'];
export type GameView = components['schemas']['GameView'];
export type Guided = components['schemas']['Guided'];
export type GuideInfo = components['schemas']['GuideInfo'];
export type GuideMark = components['schemas']['GuideMark'];
export type GuideSays = components['schemas']['GuideSays'];
export type HeldCard = components['schemas']['HeldCard'];
export type Hint = components['schemas']['Hint'];
export type Hurried = components['schemas']['Hurried'];
export type Hurry = components['schemas']['Hurry'];
export type Judged = components['schemas']['Judged'];
export type Key = components['schemas']['Key'];
export type KeyPart = components['schemas']['KeyPart'];
export type Laid = components['schemas']['Laid'];
export type LaidPosition = components['schemas']['LaidPosition'];
export type Leg = components['schemas']['Leg'];
export type LessonStanding = components['schemas']['LessonStanding'];
export type Line = components['schemas']['Line'];
export type Lines = components['schemas']['Lines'];
export type Load = components['schemas']['Load'];
export type Log = components['schemas']['Log'];
export type LogEntry = components['schemas']['LogEntry'];
export type Look = components['schemas']['Look'];
export type LooksAhead = components['schemas']['LooksAhead'];
export type Made = components['schemas']['Made'];
export type Manual = components['schemas']['Manual'];
export type MapData = components['schemas']['MapData'];
export type MapMarks = components['schemas']['MapMarks'];
export type Marker = components['schemas']['Marker'];
export type MarkersChange = components['schemas']['MarkersChange'];
export type Message = components['schemas']['Message'];
export type MessageList = components['schemas']['MessageList'];
export type MyGame = components['schemas']['MyGame'];
export type Named = components['schemas']['Named'];
export type NewGame = components['schemas']['NewGame'];
export type News = components['schemas']['News'];
export type Note = components['schemas']['Note'];
export type Offer = components['schemas']['Offer'];
export type Opened = components['schemas']['Opened'];
export type OpenedPosition = components['schemas']['OpenedPosition'];
export type OptionList = components['schemas']['OptionList'];
export type OtherHand = components['schemas']['OtherHand'];
export type Overlay = components['schemas']['Overlay'];
export type OverlayName = components['schemas']['OverlayName'];
export type Overlays = components['schemas']['Overlays'];
export type Panel = components['schemas']['Panel'];
export type ParameterSchema = components['schemas']['ParameterSchema'];
export type PartChange = components['schemas']['PartChange'];
export type Piece = components['schemas']['Piece'];
export type Pile = components['schemas']['Pile'];
export type Played = components['schemas']['Played'];
export type Point = components['schemas']['Point'];
export type PointedAt = components['schemas']['PointedAt'];
export type Positioned = components['schemas']['Positioned'];
export type PresentLesson = components['schemas']['PresentLesson'];
export type Proposed = components['schemas']['Proposed'];
export type QuestionInfo = components['schemas']['QuestionInfo'];
export type QuestionSchema = components['schemas']['QuestionSchema'];
export type Reach = components['schemas']['Reach'];
export type Rebuildable = components['schemas']['Rebuildable'];
export type Redo = components['schemas']['Redo'];
export type ReportedEvent = components['schemas']['ReportedEvent'];
export type Resolve = components['schemas']['Resolve'];
export type Review = components['schemas']['Review'];
export type ReviewAsked = components['schemas']['ReviewAsked'];
export type Reviewing = components['schemas']['Reviewing'];
export type Roll = components['schemas']['Roll'];
export type RoutePart = components['schemas']['RoutePart'];
export type RuleData = components['schemas']['RuleData'];
export type RulesFound = components['schemas']['RulesFound'];
export type Said = components['schemas']['Said'];
export type ScenarioInfo = components['schemas']['ScenarioInfo'];
export type SeatLink = components['schemas']['SeatLink'];
export type SectorMode = components['schemas']['SectorMode'];
export type SectorPart = components['schemas']['SectorPart'];
export type SectorPartChange = components['schemas']['SectorPartChange'];
export type SettingsTold = components['schemas']['SettingsTold'];
export type SettingTold = components['schemas']['SettingTold'];
export type Shown = components['schemas']['Shown'];
export type Standing = components['schemas']['Standing'];
export type Stopped = components['schemas']['Stopped'];
export type TableChange = components['schemas']['TableChange'];
export type Tabled = components['schemas']['Tabled'];
export type TablePart = components['schemas']['TablePart'];
export type TargetUnit = components['schemas']['TargetUnit'];
export type TerrainLook = components['schemas']['TerrainLook'];
export type TitleInfo = components['schemas']['TitleInfo'];
export type ToldAnswer = components['schemas']['ToldAnswer'];
export type ToldCandidate = components['schemas']['ToldCandidate'];
export type ToldChance = components['schemas']['ToldChance'];
export type ToldDecision = components['schemas']['ToldDecision'];
export type ToldEnd = components['schemas']['ToldEnd'];
export type ToldError = components['schemas']['ToldError'];
export type ToldEvent = components['schemas']['ToldEvent'];
export type ToldLine = components['schemas']['ToldLine'];
export type ToldOdds = components['schemas']['ToldOdds'];
export type ToldProblem = components['schemas']['ToldProblem'];
export type ToldRuling = components['schemas']['ToldRuling'];
export type ToldTrace = components['schemas']['ToldTrace'];
export type Total = components['schemas']['Total'];
export type Undo = components['schemas']['Undo'];
export type Undone = components['schemas']['Undone'];
export type UnitPart = components['schemas']['UnitPart'];
export type VariantInfo = components['schemas']['VariantInfo'];
export type VictoryHexShown = components['schemas']['VictoryHexShown'];
export type WachtCard = components['schemas']['WachtCard'];
export type WachtFormation = components['schemas']['WachtFormation'];
export type WachtFuel = components['schemas']['WachtFuel'];
export type WachtFuelChoice = components['schemas']['WachtFuelChoice'];
export type WachtGives = components['schemas']['WachtGives'];
export type WachtLeg = components['schemas']['WachtLeg'];
export type WachtMarch = components['schemas']['WachtMarch'];
export type WachtNote = components['schemas']['WachtNote'];
export type WachtOrder = components['schemas']['WachtOrder'];
export type WachtPart = components['schemas']['WachtPart'];
export type WachtPartChange = components['schemas']['WachtPartChange'];
export type WachtRoll = components['schemas']['WachtRoll'];
export type WachtRoute = components['schemas']['WachtRoute'];
export type WachtUnit = components['schemas']['WachtUnit'];
export type Warned = components['schemas']['Warned'];
export type Weighed = components['schemas']['Weighed'];
export type Why = components['schemas']['Why'];
export type WordData = components['schemas']['WordData'];
export type Words = components['schemas']['Words'];
export type Written = components['schemas']['Written'];
export type ZoneSeen = components['schemas']['ZoneSeen'];
export type Response400 = components['responses']['400'];
export type Response403 = components['responses']['403'];
export type Response404 = components['responses']['404'];
export type Response408 = components['responses']['408'];
export type Response409 = components['responses']['409'];
export type Response413 = components['responses']['413'];
export type Response422 = components['responses']['422'];
export type Response429 = components['responses']['429'];
export type Response500 = components['responses']['500'];
export type Response503 = components['responses']['503'];
export type $defs = Record<string, never>;
export interface operations {
    post_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldAnswer"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_question_chart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Tabled"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_list_data_sheets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxSheet"][];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_check_sheets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Filling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxChecked"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_download_sheets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Filling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_my_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGame"][];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_create_game: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_show_table: {
        parameters: {
            query?: {
                /** @description The position just after this line of the record. */
                at?: number;
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_explain_decision: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_recommended_choice: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advised"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_apply_action: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_attacks: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attacks"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_set_beginner_help: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Beginner"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_own_data_of_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxOfGame"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_changes: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description The last line that was seen. */
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_claim_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatLink"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Correct"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description The last line that was seen: news then hold what other seats have changed since. */
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_fork_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_current_lesson: {
        parameters: {
            query?: {
                /** @description What the screen has shown, separated by commas: `map`, `skip:odds`. */
                seen?: string;
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guided"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_hurry_computer_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hurry"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hurried"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_counters_and_markers: {
        parameters: {
            query?: {
                /** @description The position just after this line of the record. */
                at?: number;
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Laid"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_log: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description Only lines after this one. */
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_log_file: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["LogEntry"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_send_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Written"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_list_messages: {
        parameters: {
            query?: {
                /** @description Only what came after this message. */
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_add_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_attack_odds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Weighed"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldOdds"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_options: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description Only those of a unit. */
                unit?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_enter_outcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resolve"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_overlay: {
        parameters: {
            query?: {
                /** @description The position just after this line of the record. */
                at?: number;
                /** @description The overlay; `name:hex` or `name:part` where it offers that. */
                name?: string;
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overlay"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_list_overlays: {
        parameters: {
            query?: {
                /** @description The position just after this line of the record. */
                at?: number;
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overlays"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_position: {
        parameters: {
            query?: {
                /** @description The position just after this line of the record. */
                at?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePosition"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_unit_actions: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description The unit. */
                unit?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reach"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_download_record: {
        parameters: {
            query?: {
                /** @description A record that starts from the position after this line. */
                position?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redo"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_download_bug_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BugReport"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_review_status: {
        parameters: {
            query?: {
                /** @description Of the review, at each point and decision; 24 if not given. */
                playouts?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewing"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_start_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAsked"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewing"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_stop_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAsked"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewing"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_roll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Roll"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_list_settings: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description Tell what this is now of each thing. */
                what?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsTold"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_tutor_choice: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advised"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_tutor_progress: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LooksAhead"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_compare_continuations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Compared"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_stop_tutor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stopped"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LooksAhead"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_warning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Considered"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caution"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undone"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_unit_details: {
        parameters: {
            query?: {
                /** @description The side to see it as, of those the seat plays. */
                side?: string;
                /** @description The unit. */
                unit?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutUnit"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_explain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointedAt"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_load_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Load"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_symbol_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_symbol_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_manual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manual"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_example_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                example: string;
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_map_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapData"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_map_picture: {
        parameters: {
            query?: {
                /** @description yes or no: with the names of places and rivers. */
                names?: string;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_open_position: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Opened"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedPosition"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_edit_position: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changed"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidPosition"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_download_position: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Positioned"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/toml": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    post_create_game_from_position: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Played"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_question_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionInfo"][];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_question: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSchema"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_rule_list: {
        parameters: {
            query?: {
                /** @description Words of the id or text. */
                q?: string;
                /** @description One rule book. */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesFound"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_rule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleData"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_style: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_titles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleInfo"][];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    get_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Words"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
}
