//! The schema's history. A migration that was released is never edited: a later one follows it.

use std::borrow::Cow;
use std::path::Path;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqlitePool;

use crate::{Result, StoreError};

/// Number, name and text of each migration. Embedded by hand rather than by `sqlx::migrate!`, whose macro crate
/// would have the whole driver, SQLite included, compiled twice.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "games", include_str!("../../migrations/0001_games.sql")),
    (
        2,
        "records",
        include_str!("../../migrations/0002_records.sql"),
    ),
];

/// Brings the database up to date.
pub(super) async fn migrate(pool: &SqlitePool, path: &Path) -> Result<()> {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        let sql = sql.into_sql_str();
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql,
            false,
        )
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::TooNew {
            path: path.to_owned(),
        },
        other => StoreError::Open {
            path: path.to_owned(),
            source: other.into(),
        },
    })
}
